import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SelectField } from '../ui/form/SelectField.tsx';
import { campaignFilterMessages as messages } from './filterMessages.ts';
import { useCampaignsToFilter } from './useCampaignsToFilter.ts';

/**
 * The field that narrows numbers to the people who came by a campaign. As that for a group, it is there before its choices are, and a
 * campaign that the address names can be taken away by whoever came there.
 */
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
  if (!mayRead && value === null) return null;
  const isListed = campaigns?.some(({ campaignId }) => campaignId === value) ?? false;
  return (
    <SelectField
      label={intl.formatMessage(messages.cameBy)}
      value={value === null ? '' : String(value)}
      options={[
        { value: '', label: intl.formatMessage(messages.anyWay) },
        ...(value === null || isListed ? [] : [{ value: String(value), label: `#${value}` }]),
        ...(campaigns ?? []).map(({ campaignId, name }) => ({ value: String(campaignId), label: name })),
      ]}
      onChanged={(id) => onChanged(id === '' ? null : Number(id))}
    />
  );
}
