import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { AdminPartPage } from '../admin/AdminPartPage.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { LoadingText } from './LoadingText.tsx';
import { useTypeCardsStyles } from './TypeCards.styles.ts';

const useStyles = makeStyles({
  tools: {
    display: 'grid',
    gap: '16px',
    '@media (min-width: 600px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', maxWidth: '1168px' },
  },
  parts: { display: 'flex', flexDirection: 'column', gap: '24px' },
  loading: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
});

// As many as there will be.
const tools = ['period', 'course', 'group', 'campaign'];
const types = ['learners', 'lectures', 'modules', 'questions', 'certificates', 'vouchers', 'people'];

/** The dashboard while its numbers are on their way (ANLY-09). */
export function AnalyticsSkeleton(): ReactElement {
  const styles = useStyles();
  const { cards } = useTypeCardsStyles();
  return (
    <AdminPartPage part="dashboard">
      <div className={styles.parts}>
        <div className={styles.tools}>
          {tools.map((tool) => (
            <Skeleton key={tool} height={64} />
          ))}
        </div>
        <p className={styles.loading} role="status">
          <LoadingText />
        </p>
        <div className={cards}>
          {types.map((type) => (
            <Skeleton key={type} height={102} />
          ))}
        </div>
        <Skeleton height={280} />
      </div>
    </AdminPartPage>
  );
}
