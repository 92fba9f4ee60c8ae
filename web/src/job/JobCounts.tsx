import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { trials } from './jobNames.ts';
import { jobMessages as messages } from './messages.ts';
import type { JobCounts_job$key } from './__generated__/JobCounts_job.graphql.ts';

const useStyles = makeStyles({
  counts: { display: 'flex', flexWrap: 'wrap', columnGap: '16px', rowGap: '4px', fontVariantNumeric: 'tabular-nums' },
  refused: { color: tokens.colorStatusDangerForeground1 },
});

/** How many rows of a job came to which end; those with none are left out. */
export function JobCounts({ job: key }: { job: JobCounts_job$key }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { kind, state, rowCounts } = useFragment(
    graphql`
      fragment JobCounts_job on Job @throwOnFieldError {
        kind
        state
        rowCounts {
          waiting
          done
          startsLater
          unchanged
          refused
        }
      }
    `,
    key,
  );
  const ended = state !== 'WAITING' && state !== 'RUNNING';
  const { waiting, startsLater, unchanged, refused } = rowCounts;
  const done = rowCounts.done - startsLater;
  const say = (message: (typeof messages)['doneCount'], count: number): string =>
    intl.formatMessage(message, { count });
  return (
    <div className={styles.counts}>
      {done > 0 ? <span>{say(trials.has(kind) ? messages.wouldDoCount : messages.doneCount, done)}</span> : null}
      {startsLater > 0 ? <span>{say(messages.startsLaterCount, startsLater)}</span> : null}
      {unchanged > 0 ? <span>{say(messages.unchangedCount, unchanged)}</span> : null}
      {refused > 0 ? <span className={styles.refused}>{say(messages.refusedCount, refused)}</span> : null}
      {ended && waiting > 0 ? <span>{say(messages.waitingCount, waiting)}</span> : null}
    </div>
  );
}
