import { makeStyles, tokens } from '@fluentui/react-components';
import { useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useToast } from '../ui/toastContext.ts';
import { ActionButton } from './ActionButton.tsx';
import type { FieldName } from './integrationFields.ts';
import { SyncOutcome } from './SyncOutcome.tsx';
import { syncMessages as messages } from './syncMessages.ts';
import { useSync } from './useSync.ts';
import { useWatchedSync } from './useWatchedSync.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';
import type { SyncPanel_integration$key } from './__generated__/SyncPanel_integration.graphql.ts';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: '12px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  failure: {
    color: tokens.colorStatusDangerForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

/** Takes over the people of a personnel system, shows how far it is, and what it came to (INTG-06, INTG-08, INTG-09). */
export function SyncPanel({
  provider,
  fields,
  integration,
}: {
  provider: string;
  fields: readonly FieldName[];
  integration: SyncPanel_integration$key;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const toast = useToast();
  const { id, lastSync } = useFragment(
    graphql`
      fragment SyncPanel_integration on PersonnelIntegration @throwOnFieldError {
        id
        lastSync {
          jobId
          outcome
          dryRun
          departedCount
          ...SyncOutcome_sync
        }
      }
    `,
    integration,
  );
  const [asking, setAsking] = useState(false);
  const closed = useCallback(() => setAsking(false), []);
  const [sync, pending, failure] = useSync(id, fields);
  const isRunning = lastSync?.outcome === 'RUNNING';
  const ended = useCallback(
    (outcome: string, dryRun: boolean) => {
      if (outcome !== 'DONE' || dryRun) return;
      toast({ intent: 'success', text: intl.formatMessage(messages.synced, { provider }) });
    },
    [intl, provider, toast],
  );
  const job = useWatchedSync(id, lastSync?.jobId ?? null, isRunning, ended);
  const busy = pending || (isRunning && job?.isGoingOn !== false);
  return (
    <div className={styles.panel}>
      {lastSync ? <SyncOutcome sync={lastSync} job={job} fields={fields} /> : null}
      <div className={styles.actions}>
        {lastSync?.outcome === 'NEEDS_CONFIRMATION' ? (
          <ActionButton provider={provider} pending={busy} onPressed={() => setAsking(true)}>
            {intl.formatMessage(messages.withdraw)}
          </ActionButton>
        ) : null}
        <ActionButton provider={provider} pending={busy} onPressed={() => sync({})}>
          {intl.formatMessage(messages.syncNow)}
        </ActionButton>
        <ActionButton provider={provider} pending={busy} onPressed={() => sync({ dryRun: true })}>
          {intl.formatMessage(messages.preview)}
        </ActionButton>
      </div>
      {failure && !busy ? (
        <div role="alert" className={styles.failure}>
          {failure}
        </div>
      ) : null}
      {asking && lastSync ? (
        <WithdrawDialog
          count={lastSync.departedCount}
          onConfirmed={() => {
            setAsking(false);
            sync({ confirmedDepartures: lastSync.departedCount });
          }}
          onClosed={closed}
        />
      ) : null}
    </div>
  );
}
