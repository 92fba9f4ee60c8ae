import { useCallback, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { links } from '../../routing/links.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { voucherMessages as messages } from './messages.ts';
import { useCampaignErrorText } from './useCampaignErrorText.ts';
import { useDeleteCampaign } from './useDeleteCampaign.ts';

/** Asks before a campaign is deleted, and says what is lost and what stays (CAMP-01). */
export function DeleteCampaignDialog({
  campaign: { id, name, voucherCount, usageCount },
  onClosed,
}: {
  campaign: { id: string; name: string; voucherCount: number; usageCount: number };
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const errorText = useCampaignErrorText();
  const deleted = useCallback(() => {
    toast({ intent: 'success', text: intl.formatMessage(messages.deleted, { campaign: name }) });
    void navigate(links.adminCampaigns, { replace: true });
  }, [intl, name, navigate, toast]);
  const [send, pending, failure] = useDeleteCampaign(deleted);
  return (
    <ConfirmDialog
      title={intl.formatMessage(messages.deleteTitle, { campaign: name })}
      confirm={intl.formatMessage(pending ? messages.deleting : messages.delete)}
      pending={pending}
      onConfirmed={() => send(id)}
      onDismissed={onClosed}
    >
      {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
      <p style={{ margin: 0 }}>{intl.formatMessage(messages.deleteText, { codes: voucherCount, uses: usageCount })}</p>
    </ConfirmDialog>
  );
}
