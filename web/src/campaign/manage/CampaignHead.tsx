import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';
import { useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { links } from '../../routing/links.ts';
import { PageHeading } from '../../ui/Page.tsx';
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

const useStyles = makeStyles({
  head: { display: 'flex', flexDirection: 'column', gap: '12px', overflowWrap: 'anywhere' },
  back: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    alignSelf: 'flex-start',
    minHeight: '24px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
  },
  title: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', rowGap: '4px' },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '24px',
    rowGap: '4px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  link: { color: tokens.colorBrandForegroundLink },
  buttons: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});

/** What a campaign is: name, status, course, time, how often a code works; to be switched, changed, deleted. */
export function CampaignHead({ campaign: key }: { campaign: CampaignHead_campaign$key }): ReactElement {
  const styles = useStyles();
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
    <div className={styles.head}>
      <Link className={styles.back} to={links.adminCampaigns}>
        <ArrowLeftRegular fontSize={16} aria-hidden />
        {intl.formatMessage(messages.back)}
      </Link>
      <div className={styles.title}>
        <PageHeading>{name}</PageHeading>
        <StatusCell campaign={campaign} />
      </div>
      <ul className={styles.facts}>
        <li>
          {intl.formatMessage(messages.courseIs)}{' '}
          <Link className={styles.link} to={links.course(course.courseId)}>
            {course.name}
          </Link>
        </li>
        <li>
          <PeriodCell campaign={campaign} />
        </li>
        <li>
          {once
            ? intl.formatMessage(messages.once)
            : maxUsages === 0
              ? intl.formatMessage(messages.unlimited)
              : intl.formatMessage(messages.limited, { count: maxUsages })}
        </li>
      </ul>
      <div className={styles.buttons}>
        <ActiveCell campaign={campaign} />
        <Button onClick={() => setOpen('edit')}>{intl.formatMessage(messages.edit)}</Button>
        <Button appearance="subtle" onClick={() => setOpen('delete')}>
          {intl.formatMessage(messages.delete)}
        </Button>
      </div>
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
    </div>
  );
}
