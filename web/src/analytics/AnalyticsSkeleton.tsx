import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { AdminPartPage } from '../admin/AdminPartPage.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { LoadingText } from './LoadingText.tsx';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: '24px' },
  loading: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
});

/** The dashboard while its numbers are on their way (ANLY-09). */
export function AnalyticsSkeleton(): ReactElement {
  const styles = useStyles();
  return (
    <AdminPartPage part="dashboard">
      <div className={styles.parts}>
        <Skeleton width="min(576px, 100%)" height={64} />
        <p className={styles.loading} role="status">
          <LoadingText />
        </p>
        <Skeleton height={132} />
        <Skeleton height={280} />
      </div>
    </AdminPartPage>
  );
}
