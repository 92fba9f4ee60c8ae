import type { ReactElement } from 'react';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useLectureScreenStyles } from './LectureScreen.styles.ts';

/** A lecture that is on its way: outline, title and text in their places. */
export function LectureSkeleton(): ReactElement {
  const styles = useLectureScreenStyles();
  return (
    <div className={styles.screen}>
      <div className={styles.rail}>
        <div className={styles.railSkeleton}>
          <Skeleton height="24px" width="70%" />
          {[1, 2, 3, 4, 5, 6, 7].map((line) => (
            <Skeleton key={line} height="20px" />
          ))}
        </div>
      </div>
      <div className={styles.main}>
        <div className={styles.column}>
          <Skeleton height="20px" width="160px" />
          <Skeleton height="40px" width="80%" />
          <Skeleton height="16px" width="120px" />
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} height="84px" />
          ))}
        </div>
      </div>
    </div>
  );
}
