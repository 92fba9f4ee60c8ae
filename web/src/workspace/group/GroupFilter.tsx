import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { groupMessages as messages } from './messages.ts';
import { useGroups } from './useGroups.ts';

/**
 * The field that narrows a list to a group, for admins of a workspace that has any. Nothing for everyone else; a group that the address
 * names can be taken away before the groups are there.
 */
export function GroupFilter({
  value,
  onChanged,
}: {
  /** Raw id, null for everyone. */
  value: number | null;
  onChanged: (groupId: number | null) => void;
}): ReactElement | null {
  const intl = useIntl();
  const { groups } = useGroups(value);
  if (!groups?.length && value === null) return null;
  const isListed = groups?.some(({ groupId }) => groupId === value) ?? false;
  return (
    <SelectField
      label={intl.formatMessage(messages.group)}
      value={value === null ? '' : String(value)}
      options={[
        { value: '', label: intl.formatMessage(messages.anyGroup) },
        ...(value === null || isListed ? [] : [{ value: String(value), label: `#${value}` }]),
        ...(groups ?? []).map(({ groupId, name }) => ({ value: String(groupId), label: name })),
      ]}
      onChanged={(id) => onChanged(id === '' ? null : Number(id))}
    />
  );
}
