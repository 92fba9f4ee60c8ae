import { useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { ActionButton } from './ActionButton.tsx';
import { CheckOutcome } from './CheckOutcome.tsx';
import { DisconnectDialog } from './DisconnectDialog.tsx';
import { IntegrationDialog } from './IntegrationDialog.tsx';
import { storedFields } from './integrationForm.ts';
import type { Kind } from './integrationKinds.ts';
import { integrationMessages as messages } from './messages.ts';
import { ProviderCard } from './ProviderCard.tsx';
import { SyncPanel } from './SyncPanel.tsx';
import { useTestStored } from './useTestStored.ts';
import { useUpdateIntegration } from './useUpdateIntegration.ts';
import type { ConnectedCard_integration$key } from './__generated__/ConnectedCard_integration.graphql.ts';

/** A connected provider: since when, how its latest test went, and what can be done (INTG-05, INTG-07). */
export function ConnectedCard({
  kind,
  workspaceId,
  integration,
}: {
  kind: Kind;
  workspaceId: string;
  integration: ConnectedCard_integration$key;
}): ReactElement {
  const intl = useIntl();
  const stored = useFragment(
    graphql`
      fragment ConnectedCard_integration on Integration @throwOnFieldError {
        id
        secretsSet
        connectTime
        lastCheck {
          ok
          ...CheckOutcome_check
        }
        ... on PersonnelIntegration @alias(as: "personnel") {
          ...SyncPanel_integration
        }
        ... on PersonnelIntegration {
          scimEndpoint
          subdomain
          clientId
          tokenEndpoint
          group
          sync
        }
        ... on OAuthIntegration {
          clientId
          authorizationEndpoint
          tokenEndpoint
          userEndpoint
          responseType
          scope
          emailProperty
          issuer
          buttonLabel
        }
        ... on LoomIntegration {
          appName
        }
        ... on ForumIntegration {
          forumId
        }
        ... on PushIntegration {
          appName
        }
      }
    `,
    integration,
  );
  const { id, connectTime, lastCheck, personnel } = stored;
  const [open, setOpen] = useState<'edit' | 'disconnect' | null>(null);
  const closed = useCallback(() => setOpen(null), []);
  const [test, testing] = useTestStored();
  const send = useUpdateIntegration(id, kind.testable ? test : null);
  const provider = intl.formatMessage(kind.name);
  const fields = storedFields(kind, stored);
  const since = intl.formatDate(connectTime, { dateStyle: 'medium' });
  const works = !kind.testable || lastCheck?.ok === true;
  const state = works ? messages.connectedSince : lastCheck ? messages.notWorking : messages.notTested;
  return (
    <ProviderCard
      kind={kind}
      connected={works}
      state={intl.formatMessage(state, { date: since })}
      actions={
        <>
          {kind.testable ? (
            <ActionButton provider={provider} pending={testing} onPressed={() => test(id)}>
              {intl.formatMessage(testing ? messages.testing : messages.test)}
            </ActionButton>
          ) : null}
          <ActionButton provider={provider} onPressed={() => setOpen('edit')}>
            {intl.formatMessage(messages.edit)}
          </ActionButton>
          <ActionButton subtle provider={provider} onPressed={() => setOpen('disconnect')}>
            {intl.formatMessage(messages.disconnect)}
          </ActionButton>
        </>
      }
    >
      {kind.type === 'OAUTH2' && !works ? <span>{intl.formatMessage(messages.hidden)}</span> : null}
      {lastCheck ? <CheckOutcome check={lastCheck} fields={fields} /> : null}
      {personnel ? <SyncPanel provider={provider} fields={fields} integration={personnel} /> : null}
      {open === 'edit' ? (
        <IntegrationDialog
          kind={kind}
          stored={stored}
          integrationId={id}
          title={intl.formatMessage(messages.editTitle, { provider })}
          action={intl.formatMessage(messages.save)}
          send={send}
          onClosed={closed}
        />
      ) : null}
      {open === 'disconnect' ? (
        <DisconnectDialog kind={kind} workspaceId={workspaceId} integrationId={id} onClosed={closed} />
      ) : null}
    </ProviderCard>
  );
}
