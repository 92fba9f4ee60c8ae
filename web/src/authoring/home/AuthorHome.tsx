import { makeStyles } from '@fluentui/react-components';
import { Suspense, type ReactElement } from 'react';
import { AdminTexts } from '../../admin/AdminTexts.tsx';
import { RetryBoundary } from '../../routing/part/RetryBoundary.tsx';
import { AuthorHomeSkeleton } from './AuthorHomeSkeleton.tsx';
import { AuthorNews } from './AuthorNews.tsx';

const useStyles = makeStyles({ home: { display: 'flex', flexDirection: 'column', gap: '40px', minWidth: 0 } });

/** What someone who makes courses comes for: where they edited last, and what needs them (OP-233). */
export function AuthorHome(): ReactElement {
  const styles = useStyles();
  return (
    <div className={styles.home}>
      <RetryBoundary>
        <Suspense fallback={<AuthorHomeSkeleton />}>
          <AdminTexts>
            <AuthorNews />
          </AdminTexts>
        </Suspense>
      </RetryBoundary>
    </div>
  );
}
