import { Button } from '@fluentui/react-components';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useApiTokenStyles } from '../../identity/apiToken/ApiToken.styles.ts';
import { CreateTokenForm } from '../../identity/apiToken/CreateTokenForm.tsx';
import { apiTokenMessages } from '../../identity/apiToken/messages.ts';
import { NewTokenDialog } from '../../identity/apiToken/NewTokenDialog.tsx';
import { OwnToken } from '../../identity/apiToken/OwnToken.tsx';
import { serviceAccountMessages as messages } from './messages.ts';
import type { AccountTokens_account$key } from './__generated__/AccountTokens_account.graphql.ts';

/** The API tokens of a service account: make, rotate, revoke, as people do with theirs. */
export function AccountTokens({
  account,
  onChanged,
}: {
  account: AccountTokens_account$key;
  onChanged: () => void;
}): ReactElement {
  const { id, name, apiTokens } = useFragment(
    graphql`
      fragment AccountTokens_account on ServiceAccount @throwOnFieldError {
        id
        name
        apiTokens {
          apiTokenId
          ...OwnToken_token
        }
      }
    `,
    account,
  );
  const intl = useIntl();
  const styles = useApiTokenStyles();
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  const busy = making || made !== null;
  // What had the focus is gone with the form: the button that opened it is back.
  useEffect(() => {
    if (wasBusy.current && !busy) {
      begin.current?.focus();
    }
    wasBusy.current = busy;
  }, [busy]);
  return (
    <div role="group" aria-label={intl.formatMessage(messages.tokensOf, { name })} className={styles.fields}>
      {making ? (
        <CreateTokenForm
          serviceAccountId={id}
          onCreated={(token) => {
            setMaking(false);
            setMade(token);
            onChanged();
          }}
          onCancelled={() => setMaking(false)}
        />
      ) : (
        <div>
          <Button ref={begin} size="small" onClick={() => setMaking(true)}>
            {intl.formatMessage(apiTokenMessages.begin)}
          </Button>
        </div>
      )}
      {made === null ? null : <NewTokenDialog token={made} onClosed={() => setMade(null)} />}
      {!apiTokens || apiTokens.length === 0 ? (
        <p className={styles.text}>{intl.formatMessage(apiTokens ? messages.noTokens : apiTokenMessages.unread)}</p>
      ) : (
        <ul className={styles.list}>
          {apiTokens.map((token) => (
            <OwnToken
              key={token.apiTokenId}
              token={token}
              serviceAccountId={id}
              onRevoked={() => {
                begin.current?.focus();
                onChanged();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
