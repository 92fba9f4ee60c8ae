import type { ReactElement } from 'react';
import { Skeleton } from '../ui/Skeleton.tsx';
import { usePageStyles } from '../ui/Page.styles.ts';
import { mergeClasses } from '@fluentui/react-components';
import { useCourseScreenStyles } from './CourseScreen.styles.ts';

/** A course page while it is on its way. */
export function CourseSkeleton(): ReactElement {
  const page = usePageStyles();
  const styles = useCourseScreenStyles();
  return (
    <div className={mergeClasses(page.page, page.wide)}>
      <div className={styles.layout}>
        <div className={styles.main}>
          <Skeleton height="40px" width="70%" />
          <Skeleton height="24px" width="90%" />
          <Skeleton height="160px" />
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} height="72px" />
          ))}
        </div>
        <div className={styles.aside}>
          <div className={styles.cover}>
            <Skeleton aspectRatio="16 / 9" />
          </div>
          <div className={styles.info}>
            <Skeleton height="180px" />
          </div>
        </div>
      </div>
    </div>
  );
}
