import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { links } from '../../routing/links.ts';
import { useToast } from '../../ui/toastContext.ts';
import { CampaignDialog } from './CampaignDialog.tsx';
import { toCampaignInput, type CampaignForm } from './campaignForm.ts';
import { voucherMessages as messages } from './messages.ts';
import { useCreateCampaign } from './useCreateCampaign.ts';

const empty: CampaignForm = { name: '', courseId: '', once: true, limit: '', startTime: null, endTime: null };

/** The button that opens the form of a new campaign, which leads to it: its codes are made there (CAMP-01, CAMP-03). */
export function CreateCampaign(): ReactElement {
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  /** When the form was opened, which is when the campaign begins unless someone says otherwise; null while it is closed. */
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const created = useCallback(
    (campaignId: number) => {
      toast({ intent: 'success', text: intl.formatMessage(messages.created) });
      void navigate(links.campaign(campaignId));
    },
    [intl, navigate, toast],
  );
  const [create, pending, failure] = useCreateCampaign(created);
  return (
    <>
      <Button
        appearance="primary"
        icon={<AddRegular fontSize={20} />}
        onClick={() => setOpenedAt(new Date().toISOString())}
      >
        {intl.formatMessage(messages.create)}
      </Button>
      {openedAt ? (
        <CampaignDialog
          title={intl.formatMessage(messages.create)}
          action={intl.formatMessage(messages.createAction)}
          initial={{ ...empty, startTime: openedAt }}
          course={null}
          pending={pending}
          failure={failure}
          onSubmitted={(form) => create(toCampaignInput(form))}
          onClosed={() => setOpenedAt(null)}
        />
      ) : null}
    </>
  );
}
