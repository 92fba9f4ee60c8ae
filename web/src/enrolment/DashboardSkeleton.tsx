import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Page } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useCourseGridStyles } from './CourseGrid.styles.ts';
import { enrolmentMessages as messages } from './messages.ts';

/** The dashboard while it is on its way. */
export function DashboardSkeleton(): ReactElement {
  const styles = useCourseGridStyles();
  return (
    <Page title={useIntl().formatMessage(messages.dashboard)}>
      <Skeleton height="220px" />
      <Skeleton width="160px" height="28px" />
      <div className={styles.grid}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} height="320px" />
        ))}
      </div>
    </Page>
  );
}
