import type { ReactElement } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useEditedCoursesStyles } from './EditedCourses.styles.ts';

/** An author's home while it is on its way. */
export function AuthorHomeSkeleton(): ReactElement {
  const styles = useEditedCoursesStyles();
  return (
    <>
      <Skeleton width="200px" height={28} />
      <div className={styles.grid}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} height={122} />
        ))}
      </div>
      <Skeleton width="160px" height={28} />
      <Skeleton height={132} />
    </>
  );
}
