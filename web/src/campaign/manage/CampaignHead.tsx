import { Button } from '@fluentui/react-components';
import { useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { EntityHead, FactLink } from '../../admin/EntityHead.tsx';
import { links } from '../../routing/links.ts';
import { useToast } from '../../ui/toastContext.ts';
import { ActiveCell } from './ActiveCell.tsx';
import { CampaignDialog } from './CampaignDialog.tsx';
import { toCampaignInput, type CampaignForm } from './campaignForm.ts';
import { DeleteCampaignDialog } from './DeleteCampaignDialog.tsx';
import { voucherMessages as messages } from './messages.ts';
import { PeriodCell } from './PeriodCell.tsx';
import { StatusCell } from './StatusCell.tsx';
import { useUpdateCampaign } from './useUpdateCampaign.ts';
import type { CampaignHead_campaign$key } from './__generated__/CampaignHead_campaign.graphql.ts';

/** What a campaign is: name, status, course, time, how often a code works; to be switched, changed, deleted. */
export function CampaignHead({ campaign: key }: { campaign: CampaignHead_campaign$key }): ReactElement {
  const intl = useIntl();
  const toast = useToast();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const campaign = useFragment(
    graphql`
      fragment CampaignHead_campaign on Campaign @throwOnFieldError {
        id
        name
        version
        redeemType
        maxUsages
        startTime
        endTime
        voucherCount
        usageCount
        course {
          courseId
          name
        }
        ...StatusCell_campaign
        ...PeriodCell_campaign
        ...ActiveCell_campaign
      }
    `,
    key,
  );
  const { id, name, version, redeemType, maxUsages, startTime, endTime, usageCount, course } = campaign;
  const saved = useCallback(() => {
    setOpen(null);
    toast({ intent: 'success', text: intl.formatMessage(messages.saved) });
  }, [intl, toast]);
  const [save, pending, failure] = useUpdateCampaign(saved);
  const once = redeemType === 'UNIQUE_CODE';
  const form: CampaignForm = {
    name,
    courseId: String(course.courseId),
    once,
    limit: maxUsages === 0 ? '' : String(maxUsages),
    startTime,
    endTime: endTime ?? null,
  };
  return (
    <EntityHead
      back={{ to: links.adminCampaigns, text: intl.formatMessage(messages.back) }}
      name={name}
      mark={<StatusCell campaign={campaign} />}
      facts={{
        course: (
          <>
            {intl.formatMessage(messages.courseIs)}{' '}
            <FactLink to={links.course(course.courseId)}>{course.name}</FactLink>
          </>
        ),
        period: <PeriodCell campaign={campaign} />,
        uses: once
          ? intl.formatMessage(messages.once)
          : maxUsages === 0
            ? intl.formatMessage(messages.unlimited)
            : intl.formatMessage(messages.limited, { count: maxUsages }),
      }}
      actions={
        <>
          <ActiveCell campaign={campaign} />
          <Button onClick={() => setOpen('edit')}>{intl.formatMessage(messages.edit)}</Button>
          <Button appearance="subtle" onClick={() => setOpen('delete')}>
            {intl.formatMessage(messages.delete)}
          </Button>
        </>
      }
    >
      {open === 'edit' ? (
        <CampaignDialog
          title={intl.formatMessage(messages.editTitle)}
          action={intl.formatMessage(messages.save)}
          initial={form}
          course={{ name: course.name, kept: usageCount > 0 }}
          pending={pending}
          failure={failure}
          onSubmitted={(next) => save({ campaignId: id, version, ...toCampaignInput(next) })}
          onClosed={() => setOpen(null)}
        />
      ) : null}
      {open === 'delete' ? <DeleteCampaignDialog campaign={campaign} onClosed={() => setOpen(null)} /> : null}
    </EntityHead>
  );
}
