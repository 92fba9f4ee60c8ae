import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { webhookMessages as messages } from './messages.ts';
import { RotateSecretDialog } from './RotateSecretDialog.tsx';
import { SecretDialog } from './SecretDialog.tsx';

/** Puts another secret in the place of one, and shows it once. */
export function RotateSecretButton({ webhookId, name }: { webhookId: string; name: string }): ReactElement {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <Button size="small" aria-label={intl.formatMessage(messages.rotateOf, { name })} onClick={() => setAsking(true)}>
        {intl.formatMessage(messages.rotate)}
      </Button>
      {asking ? (
        <RotateSecretDialog
          webhookId={webhookId}
          name={name}
          onRotated={(next) => {
            setAsking(false);
            setSecret(next);
          }}
          onDismissed={() => setAsking(false)}
        />
      ) : null}
      {secret === null ? null : <SecretDialog secret={secret} onClosed={() => setSecret(null)} />}
    </>
  );
}
