import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { Cover } from '../../ui/Cover.tsx';

const useStyles = makeStyles({
  covers: {
    display: 'none',
    gridTemplateColumns: '2fr 1fr',
    gridTemplateRows: '1fr 1fr',
    gap: '12px',
    aspectRatio: '2 / 1',
    '@media (min-width: 1024px)': { display: 'grid' },
  },
  cover: {
    aspectRatio: 'auto',
    height: '100%',
    minHeight: 0,
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  large: { gridRow: '1 / 3' },
  alone: { gridColumn: '1 / 3' },
});

/** How many covers the picture is made of. */
const heroCovers = 3;

/** Covers of courses as a picture beside the title, where there is room for one. It decorates: the courses follow below. */
export function HeroCovers({
  courses,
}: {
  courses: readonly { readonly courseId: number; readonly imageUrl?: string | null | undefined }[];
}): ReactElement {
  const styles = useStyles();
  // Two would leave a hole.
  const shown = courses.length < heroCovers ? courses.slice(0, 1) : courses.slice(0, heroCovers);
  return (
    <div className={styles.covers} aria-hidden>
      {shown.map(({ courseId, imageUrl }, index) => (
        <Cover
          key={courseId}
          id={courseId}
          src={imageUrl}
          sizes={index === 0 ? '360px' : '180px'}
          seen="later"
          className={mergeClasses(styles.cover, index === 0 && styles.large, shown.length === 1 && styles.alone)}
        />
      ))}
    </div>
  );
}
