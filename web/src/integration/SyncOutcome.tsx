import { Link, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { FieldName } from './integrationFields.ts';
import { syncMessages as messages } from './syncMessages.ts';
import { syncProblemText } from './syncProblemText.ts';
import type { WatchedSync } from './useWatchedSync.ts';
import type { SyncOutcome_sync$key } from './__generated__/SyncOutcome_sync.graphql.ts';

const useStyles = makeStyles({
  outcome: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  when: { color: tokens.colorNeutralForeground2 },
  bar: { width: '100%', accentColor: tokens.colorCompoundBrandBackground },
});

/** How far a sync is, or what it came to. Read out when it changes. */
export function SyncOutcome({
  sync,
  job,
  fields,
}: {
  sync: SyncOutcome_sync$key;
  job: WatchedSync | null;
  fields: readonly FieldName[];
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment SyncOutcome_sync on IntegrationSync @throwOnFieldError {
        outcome
        dryRun
        addedCount
        returnedCount
        departedCount
        keptCount
        skippedCount
        problem
        field
        host
        status
        providerText
        time
      }
    `,
    sync,
  );
  const { outcome, dryRun } = data;
  const time = intl.formatDate(data.time, { dateStyle: 'medium', timeStyle: 'short' });
  if (outcome === 'RUNNING') {
    const words = intl.formatMessage(dryRun ? messages.previewing : messages.running);
    const total = job?.totalCount ?? 0;
    return (
      <div role="status" className={styles.outcome}>
        {words}
        <progress
          className={styles.bar}
          aria-label={words}
          {...(total > 0 ? { value: job?.doneCount ?? 0, max: total } : {})}
        />
      </div>
    );
  }
  const ends: Readonly<Record<string, MessageDescriptor>> = {
    FAILED: messages.failedAt,
    CANCELLED: messages.cancelledAt,
  };
  const when = ends[outcome] ?? (dryRun ? messages.previewedAt : messages.syncedAt);
  const counts = {
    added: data.addedCount,
    returned: data.returnedCount,
    departed: data.departedCount,
    kept: data.keptCount,
    skipped: data.skippedCount,
  };
  return (
    <div role="status" className={styles.outcome}>
      {outcome === 'NEEDS_CONFIRMATION' ? (
        <span>{intl.formatMessage(messages.asks, { count: data.departedCount })}</span>
      ) : (
        <span className={styles.when}>{intl.formatMessage(when, { time })}</span>
      )}
      <span>
        {outcome === 'FAILED' ? syncProblemText(intl, data, fields) : intl.formatMessage(messages.counts, counts)}
      </span>
      {outcome !== 'FAILED' && job?.reportUrl ? (
        <Link href={job.reportUrl} download>
          {intl.formatMessage(messages.report)}
        </Link>
      ) : null}
    </div>
  );
}
