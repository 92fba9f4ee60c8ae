import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { OneOfField } from '../admin/table/OneOfField.tsx';
import { campaignFilterMessages as messages } from './filterMessages.ts';
import { useCampaignsToFilter } from './useCampaignsToFilter.ts';

/** The field that narrows numbers to the people who came by a campaign, for anyone who makes vouchers. */
export function CampaignFilter({
  value,
  onChanged,
}: {
  /** Raw id, null for everyone. */
  value: number | null;
  onChanged: (campaignId: number | null) => void;
}): ReactElement | null {
  const intl = useIntl();
  const { campaigns, mayRead } = useCampaignsToFilter(value);
  return !mayRead && value === null ? null : (
    <OneOfField
      label={intl.formatMessage(messages.cameBy)}
      anyLabel={intl.formatMessage(messages.anyWay)}
      choices={campaigns?.map(({ campaignId, name }) => ({ id: campaignId, name })) ?? null}
      value={value}
      onChanged={onChanged}
    />
  );
}
