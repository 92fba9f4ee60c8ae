import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useErrorText } from '../errors/useErrorText.ts';
import { RetryBoundary } from '../routing/part/RetryBoundary.tsx';
import { ProgressBar } from '../ui/figure/ProgressBar.tsx';
import { FormError } from '../ui/form/FormError.tsx';
import { JobCounts } from './JobCounts.tsx';
import { stateNames, trials } from './jobNames.ts';
import { JobResult } from './JobResult.tsx';
import { JobRows } from './JobRows.tsx';
import { jobMessages as messages } from './messages.ts';
import { useCancelJob } from './useCancelJob.ts';
import { useFollowedJob } from './useFollowedJob.ts';
import type { JobReport_job$key } from './__generated__/JobReport_job.graphql.ts';

const useStyles = makeStyles({
  report: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  now: { display: 'flex', flexDirection: 'column', gap: '8px', maxWidth: '640px' },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    ':empty': { display: 'none' },
  },
  state: { fontWeight: tokens.fontWeightSemibold },
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** How far a job is while it continues, and the outcome of each of its rows when it has ended. */
export function JobReport({
  job: key,
  onEnded,
  children,
}: {
  job: JobReport_job$key;
  /** Hears once that a job has ended which was watched going on. */
  onEnded?: () => void;
  /** What can be done with a job that has ended. */
  children?: ReactNode;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const errorText = useErrorText();
  const job = useFragment(
    graphql`
      fragment JobReport_job on Job @throwOnFieldError {
        id
        kind
        state
        doneCount
        totalCount
        cancelTime
        ...JobCounts_job
        ...JobResult_job
      }
    `,
    key,
  );
  const goesOn = job.state === 'WAITING' || job.state === 'RUNNING';
  useFollowedJob(job.id, goesOn);
  const [cancel, cancelling, failure] = useCancelJob();
  const before = useRef(goesOn);
  useEffect(() => {
    if (before.current && !goesOn) onEnded?.();
    before.current = goesOn;
  }, [goesOn, onEnded]);
  const ending = goesOn && job.cancelTime !== null;
  const tries = trials.has(job.kind);
  const { state } = job;
  const { doneCount, totalCount } = job;
  return (
    <div className={styles.report}>
      <div className={styles.now}>
        <div className={styles.line}>
          {/* Once a trial has ended, what it found says so: nothing was done. */}
          {tries && state === 'DONE' ? null : (
            <span className={styles.state} role="status">
              {intl.formatMessage(ending ? messages.cancelling : stateNames[state])}
            </span>
          )}
          {goesOn && totalCount != null ? (
            <span>{intl.formatMessage(messages.progress, { done: doneCount, total: totalCount })}</span>
          ) : null}
        </div>
        {goesOn ? (
          <>
            <ProgressBar
              label={intl.formatMessage(messages.progressName)}
              percent={totalCount ? Math.floor((100 * doneCount) / totalCount) : 0}
            />
            <p className={styles.note}>{intl.formatMessage(messages.leave)}</p>
            <div className={styles.buttons}>
              <Button disabledFocusable={cancelling || ending} onClick={() => cancel(job.id)}>
                {intl.formatMessage(messages.cancel)}
              </Button>
            </div>
          </>
        ) : null}
        <JobCounts job={job} />
        {job.state === 'CANCELLED' || job.state === 'FAILED' ? (
          <p className={styles.note}>{intl.formatMessage(messages.keptWhenCancelled)}</p>
        ) : null}
        {failure && !cancelling ? <FormError>{errorText(failure)}</FormError> : null}
      </div>
      {goesOn ? null : (
        <>
          <JobResult job={job} />
          <div className={styles.buttons}>{children}</div>
          {/* An export has a file and no rows. */}
          {job.kind === 'EXPORT' ? null : (
            <RetryBoundary>
              <JobRows jobId={job.id} tries={tries} />
            </RetryBoundary>
          )}
        </>
      )}
    </div>
  );
}
