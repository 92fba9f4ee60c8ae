import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { coverPattern } from './coverPattern.ts';
import { ResponsiveImage, type Seen } from './ResponsiveImage.tsx';

const useStyles = makeStyles({
  frame: {
    display: 'block',
    width: '100%',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    backgroundColor: tokens.colorBrandBackground2,
  },
  // Where a frame is flatter than the picture, what matters stands in its upper third: faces, the tops of things.
  picture: { display: 'block', width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 33%' },
  quiet: { fill: tokens.colorBrandBackground2Hover },
  middle: { fill: tokens.colorBrandStroke2 },
  strong: { fill: tokens.colorCompoundBrandBackground },
});

/**
 * The 16:9 picture of a course, or a quiet pattern of its own in the workspace's colour where there is none, or it cannot be loaded. It
 * decorates: the name stands beside it.
 */
export function Cover({
  id,
  src,
  sizes,
  seen,
  className,
}: {
  /** Decides the pattern. */
  id: number;
  src: string | null | undefined;
  sizes: string;
  seen?: Seen;
  className?: string;
}): ReactElement {
  const styles = useStyles();
  const pattern = (
    <svg data-picture viewBox="0 0 160 90" className={styles.picture} aria-hidden preserveAspectRatio="xMidYMid slice">
      {coverPattern(id).map(({ d, tone, opacity }) => (
        <path key={d} d={d} className={styles[tone]} opacity={opacity} />
      ))}
    </svg>
  );
  return (
    <span className={mergeClasses(styles.frame, className)}>
      {src ? (
        <ResponsiveImage
          src={src}
          alt=""
          sizes={sizes}
          seen={seen}
          className={styles.picture}
          width={640}
          height={360}
          instead={pattern}
        />
      ) : (
        pattern
      )}
    </span>
  );
}
