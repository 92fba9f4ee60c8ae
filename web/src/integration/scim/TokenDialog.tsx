import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { CopyField } from '../../ui/copy/CopyField.tsx';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { scimMessages as messages } from './scimMessages.ts';

/** Shows a new token, once, with what to do with it. Only its button closes it: nobody loses the token by a press beside it. */
export function TokenDialog({
  baseUrl,
  token,
  onClosed,
}: {
  baseUrl: string;
  token: string;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  return (
    <ModalDialog
      title={intl.formatMessage(messages.tokenTitle)}
      actions={
        <Button appearance="primary" onClick={onClosed}>
          {intl.formatMessage(messages.done)}
        </Button>
      }
    >
      <p style={{ margin: 0 }}>{intl.formatMessage(messages.guide)}</p>
      <CopyField label={intl.formatMessage(messages.address)} value={baseUrl} />
      <CopyField label={intl.formatMessage(messages.token)} value={token} />
      <p style={{ margin: 0 }}>{intl.formatMessage(messages.tokenOnce)}</p>
    </ModalDialog>
  );
}
