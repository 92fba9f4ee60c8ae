import { useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ActionButton } from './ActionButton.tsx';
import { IntegrationDialog } from './IntegrationDialog.tsx';
import type { Kind } from './integrationKinds.ts';
import { integrationMessages as messages } from './messages.ts';
import { ProviderCard } from './ProviderCard.tsx';
import { useConnectIntegration } from './useConnectIntegration.ts';
import { useTestStored } from './useTestStored.ts';

/** A provider that is not connected, and the way to connect it (INTG-04). */
export function UnconnectedCard({ kind, workspaceId }: { kind: Kind; workspaceId: string }): ReactElement {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const closed = useCallback(() => setOpen(false), []);
  const [test] = useTestStored();
  const send = useConnectIntegration(workspaceId, kind.testable ? test : null);
  const provider = intl.formatMessage(kind.name);
  return (
    <ProviderCard
      kind={kind}
      connected={false}
      state={intl.formatMessage(messages.notConnected)}
      actions={
        <ActionButton provider={provider} onPressed={() => setOpen(true)}>
          {intl.formatMessage(messages.connect)}
        </ActionButton>
      }
    >
      {open ? (
        <IntegrationDialog
          kind={kind}
          stored={null}
          integrationId={null}
          title={intl.formatMessage(messages.connectTitle, { provider })}
          action={intl.formatMessage(messages.connect)}
          send={send}
          onClosed={closed}
        />
      ) : null}
    </ProviderCard>
  );
}
