import { makeStyles } from '@fluentui/react-components';
import { Children, type ReactElement, type ReactNode } from 'react';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useCourseCardStyles } from './CourseCard.styles.ts';

const useStyles = makeStyles({
  grid: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
    gap: '16px',
    '@media (min-width: 600px)': { gap: '24px' },
  },
});

/** Cards side by side, each at least 280 px wide. */
export function CourseGrid({ children }: { children: ReactNode }): ReactElement {
  const styles = useStyles();
  return (
    <ul className={styles.grid}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}

/** The grid while its courses are on the way. */
export function CourseGridSkeleton({ cards = 6 }: { cards?: number }): ReactElement {
  const styles = useStyles();
  const card = useCourseCardStyles();
  return (
    <div className={styles.grid}>
      {Array.from({ length: cards }, (_, index) => (
        <div key={index} className={card.card}>
          <Skeleton aspectRatio="16 / 9" />
          <div className={card.body}>
            <Skeleton width="80%" height={22} />
            <Skeleton height={40} />
            <Skeleton width="60%" height={16} />
            <Skeleton width="40%" height={20} />
          </div>
        </div>
      ))}
    </div>
  );
}
