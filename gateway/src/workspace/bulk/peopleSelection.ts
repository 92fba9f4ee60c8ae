import type { PeopleSelectionInput } from '../../generated/resolverTypes.ts';
import { inputId } from '../../globalId.ts';
import { givenMember } from '../../oneOf.ts';
import { peopleCondition } from '../people.ts';

/** The people of a selection as the platform is told; `field` is where it stands in the input. Throws BAD_USER_INPUT for ids that are none. */
export function peopleSelection(selection: PeopleSelectionInput, field: string) {
  givenMember(selection, field);
  const { ids, filter } = selection;
  if (ids != null) {
    return { userIds: personIds(ids, `${field}.ids`), exceptUserIds: [] };
  }
  const groupId =
    filter?.groupId == null ? undefined : inputId(filter.groupId, `${field}.filter.groupId`, 'PersonGroup');
  return {
    q: peopleCondition({ ...filter, groupId }) ?? '',
    exceptUserIds: personIds(filter?.exceptIds ?? [], `${field}.filter.exceptIds`),
  };
}

const personIds = (ids: readonly string[], field: string): number[] =>
  ids.map((id, index) => inputId(id, `${field}.${index}`, 'User'));
