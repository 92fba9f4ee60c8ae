import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { OneOfField } from '../../admin/table/OneOfField.tsx';
import { groupMessages as messages } from './messages.ts';
import { useGroups } from './useGroups.ts';

/** The field that narrows a list to a group, for admins. */
export function GroupFilter({
  value,
  onChanged,
}: {
  /** Raw id, null for everyone. */
  value: number | null;
  onChanged: (groupId: number | null) => void;
}): ReactElement | null {
  const intl = useIntl();
  const { groups, mayRead } = useGroups(value);
  return !mayRead && value === null ? null : (
    <OneOfField
      label={intl.formatMessage(messages.group)}
      anyLabel={intl.formatMessage(messages.anyGroup)}
      choices={groups?.map(({ groupId, name }) => ({ id: groupId, name })) ?? null}
      value={value}
      onChanged={onChanged}
    />
  );
}
