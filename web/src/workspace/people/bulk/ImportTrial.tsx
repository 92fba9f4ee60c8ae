import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { JobReport } from '../../../job/JobReport.tsx';
import { bulkMessages as messages } from './messages.ts';
import type { ImportTrialQuery } from './__generated__/ImportTrialQuery.graphql.ts';

const useStyles = makeStyles({
  trial: { display: 'flex', flexDirection: 'column', gap: '12px' },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
});

/** What an import would do, row by row; `children` do it. */
export function ImportTrial({ jobId, children }: { jobId: number; children: ReactNode }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { job } = useLazyLoadQuery<ImportTrialQuery>(
    graphql`
      query ImportTrialQuery($id: ID!) @throwOnFieldError {
        job(id: $id) {
          ...JobReport_job
        }
      }
    `,
    { id: String(jobId) },
  );
  return (
    <section className={styles.trial} aria-label={intl.formatMessage(messages.wouldHappen)}>
      <h2 className={styles.heading}>{intl.formatMessage(messages.wouldHappen)}</h2>
      {job ? <JobReport job={job}>{children}</JobReport> : null}
    </section>
  );
}
