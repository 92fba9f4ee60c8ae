import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { JobReport } from './JobReport.tsx';
import { useRetryKey } from '../routing/part/RetryContext.ts';
import type { JobTrialQuery } from './__generated__/JobTrialQuery.graphql.ts';

const useStyles = makeStyles({
  trial: { display: 'flex', flexDirection: 'column', gap: '12px' },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
});

/** What a job would do, row by row, as one that tried it says; `children` do it. */
export function JobTrial({
  jobId,
  heading,
  onTried,
  children,
}: {
  jobId: number;
  heading: string;
  /** Hears how many rows would be done, once that is known. */
  onTried?: (wouldDo: number) => void;
  children: ReactNode;
}): ReactElement {
  const styles = useStyles();
  const fetchKey = useRetryKey();
  const { job } = useLazyLoadQuery<JobTrialQuery>(
    graphql`
      query JobTrialQuery($id: ID!) @throwOnFieldError {
        job(id: $id) {
          endTime
          rowCounts {
            done
          }
          ...JobReport_job
        }
      }
    `,
    { id: String(jobId) },
    { fetchKey },
  );
  const wouldDo = job && job.endTime != null ? job.rowCounts.done : null;
  useEffect(() => {
    if (wouldDo !== null) onTried?.(wouldDo);
  }, [onTried, wouldDo]);
  return (
    <section className={styles.trial} aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      {job ? <JobReport job={job}>{children}</JobReport> : null}
    </section>
  );
}
