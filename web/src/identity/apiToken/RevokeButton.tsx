import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { useApiTokenStyles } from './ApiToken.styles.ts';
import { apiTokenMessages as messages } from './messages.ts';
import { useApiTokenErrorText } from './useApiTokenErrorText.ts';
import { useRevokeApiToken } from './useRevokeApiToken.ts';

/** Ends a token, after it has asked. */
export function RevokeButton({
  apiTokenId,
  name,
  onRevoked,
}: {
  apiTokenId: number;
  name: string;
  onRevoked: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useApiTokenStyles();
  const toast = useToast();
  const errorText = useApiTokenErrorText();
  const [asking, setAsking] = useState(false);
  const [revoke, pending, failure] = useRevokeApiToken();
  return (
    <>
      <Button size="small" aria-label={intl.formatMessage(messages.revokeOf, { name })} onClick={() => setAsking(true)}>
        {intl.formatMessage(messages.revoke)}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={intl.formatMessage(messages.revokeTitle, { name })}
          confirm={intl.formatMessage(messages.revoke)}
          pending={pending}
          onConfirmed={() =>
            revoke(apiTokenId, () => {
              setAsking(false);
              toast({ intent: 'success', text: intl.formatMessage(messages.revoked, { name }) });
              onRevoked();
            })
          }
          onDismissed={() => setAsking(false)}
        >
          <FormError>{failure ? errorText(failure) : null}</FormError>
          <p className={styles.text}>{intl.formatMessage(messages.revokeText)}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
