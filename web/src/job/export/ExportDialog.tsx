import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../errors/useErrorText.ts';
import { links } from '../../routing/links.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import type { ListKind } from './listKinds.ts';
import { exportMessages as messages } from './messages.ts';
import { useExportData } from './useExportData.ts';

/** Says what a file of JSON Lines holds, orders it and leads to its job (OP-335). */
export function ExportDialog({ kind, onClosed }: { kind: ListKind; onClosed: () => void }): ReactElement {
  const intl = useIntl();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [order, pending, failure] = useExportData();
  return (
    <ConfirmDialog
      title={intl.formatMessage(messages.jsonLines)}
      confirm={intl.formatMessage(messages.confirm)}
      harmless
      pending={pending}
      onConfirmed={() => order({ kind }, (jobId) => void navigate(links.job(jobId)))}
      onDismissed={onClosed}
    >
      {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
      <p>
        {intl.formatMessage(messages.whole, { kind })} {intl.formatMessage(messages.later)}
      </p>
    </ConfirmDialog>
  );
}
