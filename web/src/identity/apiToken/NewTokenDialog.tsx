import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { CopyField } from '../../ui/copy/CopyField.tsx';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { useApiTokenStyles } from './ApiToken.styles.ts';
import { apiTokenMessages as messages } from './messages.ts';

/** Shows a new token, once. Only its button closes it: nobody loses the token by a press beside it. */
export function NewTokenDialog({ token, onClosed }: { token: string; onClosed: () => void }): ReactElement {
  const intl = useIntl();
  const styles = useApiTokenStyles();
  return (
    <ModalDialog
      title={intl.formatMessage(messages.newTitle)}
      actions={
        <Button appearance="primary" onClick={onClosed}>
          {intl.formatMessage(messages.done)}
        </Button>
      }
    >
      <CopyField label={intl.formatMessage(messages.token)} value={token} />
      <p className={styles.text}>{intl.formatMessage(messages.once)}</p>
    </ModalDialog>
  );
}
