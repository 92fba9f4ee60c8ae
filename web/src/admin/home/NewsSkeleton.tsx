import type { ReactElement } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useFigureStyles } from './figures.styles.ts';
import { useNewsStyles } from './news.styles.ts';

/** What waits and what happened while they are on their way: a list, and for admins four figures with their words. */
export function NewsSkeleton({ withFigures }: { withFigures: boolean }): ReactElement {
  const news = useNewsStyles();
  const styles = useFigureStyles();
  return (
    <div className={news.news} aria-hidden>
      <div className={news.section}>
        <Skeleton width="160px" height={22} />
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} height={44} />
        ))}
      </div>
      {withFigures ? (
        <div className={news.section}>
          <Skeleton width="140px" height={22} />
          <div className={styles.figures}>
            {[1, 2, 3, 4].map((place) => (
              <div key={place} className={styles.bones}>
                <Skeleton width="56px" height={32} />
                <Skeleton width="120px" height={20} />
                <Skeleton width="90px" height={16} />
              </div>
            ))}
          </div>
        </div>
      ) : null}
    </div>
  );
}
