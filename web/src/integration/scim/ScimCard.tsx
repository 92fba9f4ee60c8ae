import { makeStyles, tokens } from '@fluentui/react-components';
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add';
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { CopyField } from '../../ui/copy/CopyField.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { ActionButton } from '../ActionButton.tsx';
import { integrationMessages } from '../messages.ts';
import { ProviderCard } from '../ProviderCard.tsx';
import { useIntegrationErrorText } from '../useIntegrationErrorText.ts';
import { RenewTokenDialog } from './RenewTokenDialog.tsx';
import { scimMessages as messages } from './scimMessages.ts';
import { TokenDialog } from './TokenDialog.tsx';
import { useCreateScimToken } from './useCreateScimToken.ts';
import { WithdrawTokenDialog } from './WithdrawTokenDialog.tsx';
import type { ScimCard_workspace$key } from './__generated__/ScimCard_workspace.graphql.ts';

const useStyles = makeStyles({
  use: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

const kind = { name: messages.name, about: messages.about, icon: PersonAddRegular };

/** How the identity provider puts people into the workspace: its address and token, and when it called last (BEY-14). */
export function ScimCard({ workspace }: { workspace: ScimCard_workspace$key }): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  const errorText = useIntegrationErrorText();
  const { scimServer } = useFragment(
    graphql`
      fragment ScimCard_workspace on Workspace @throwOnFieldError {
        scimServer {
          baseUrl
          hasToken
          createTime
          lastUseTime
          peopleCount
        }
      }
    `,
    workspace,
  );
  const [asking, setAsking] = useState<'renew' | 'withdraw' | null>(null);
  const [token, setToken] = useState<string | null>(null);
  const closed = useCallback(() => setAsking(null), []);
  const created = useCallback((made: string) => {
    setAsking(null);
    setToken(made);
  }, []);
  const renew = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(false);
  // The button that made the first token is gone with the window that shows it: the one that stands there now has the focus.
  useEffect(() => {
    if (wasShown.current && token === null) renew.current?.focus();
    wasShown.current = token !== null;
  }, [token]);
  const hasToken = scimServer?.hasToken ?? false;
  const [create, pending, failure] = useCreateScimToken(hasToken, created);
  if (!scimServer) return null;
  const { baseUrl, createTime, lastUseTime, peopleCount } = scimServer;
  const provider = intl.formatMessage(messages.name);
  return (
    <ProviderCard
      kind={kind}
      connected={hasToken && Boolean(lastUseTime)}
      state={
        createTime && !lastUseTime
          ? intl.formatMessage(messages.waiting)
          : createTime
            ? intl.formatMessage(integrationMessages.connectedSince, {
                date: intl.formatDate(createTime, { dateStyle: 'medium' }),
              })
            : intl.formatMessage(integrationMessages.notConnected)
      }
      actions={
        hasToken ? (
          <>
            <ActionButton ref={renew} provider={provider} onPressed={() => setAsking('renew')}>
              {intl.formatMessage(messages.renew)}
            </ActionButton>
            <ActionButton subtle provider={provider} onPressed={() => setAsking('withdraw')}>
              {intl.formatMessage(messages.withdraw)}
            </ActionButton>
          </>
        ) : (
          <ActionButton provider={provider} pending={pending} onPressed={create}>
            {intl.formatMessage(pending ? messages.creating : messages.create)}
          </ActionButton>
        )
      }
    >
      <CopyField label={intl.formatMessage(messages.address)} value={baseUrl} />
      {hasToken ? (
        <p className={styles.use}>
          {lastUseTime
            ? intl.formatMessage(messages.lastUse, {
                time: intl.formatDate(lastUseTime, { dateStyle: 'medium', timeStyle: 'short' }),
              })
            : intl.formatMessage(messages.neverUsed)}
          {' · '}
          {intl.formatMessage(messages.people, { count: peopleCount })}
        </p>
      ) : null}
      {failure && !pending && asking === null ? <FormError>{errorText(failure)}</FormError> : null}
      {asking === 'renew' ? (
        <RenewTokenDialog pending={pending} failure={failure} onConfirmed={create} onClosed={closed} />
      ) : null}
      {asking === 'withdraw' ? <WithdrawTokenDialog createTime={createTime ?? null} onClosed={closed} /> : null}
      {token === null ? null : <TokenDialog baseUrl={baseUrl} token={token} onClosed={() => setToken(null)} />}
    </ProviderCard>
  );
}
