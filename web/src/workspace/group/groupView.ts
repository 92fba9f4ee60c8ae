import { firstPage } from '../../admin/table/tablePage.ts';
import { writeTableView } from '../../admin/table/tableView.ts';
import { everyone, peopleVariables, readPeopleView, type PeopleView } from '../people/peopleView.ts';

/** Which group is shown, and which of its people: `?id=&search=&status=&sort=&after=`. The group is no filter that could be taken away. */
export interface GroupView extends PeopleView {
  /** Raw id, 0 for what names none. */
  group: number;
}

/** Everyone of a group, from the beginning. */
export const everyoneOf = (group: number): GroupView => ({ ...everyone, ...firstPage, group });

/**
 * The view in the query part of an address. Groups have none whose access was withdrawn, and no list of rights: words for those are left
 * out, as any other that their list does not know.
 */
export function readGroupView(address: string): GroupView {
  const id = new URLSearchParams(address).get('id') ?? '';
  const view = readPeopleView(address);
  return {
    ...view,
    status: view.status === 'noaccess' ? null : view.status,
    right: null,
    group: /^\d{1,15}$/.test(id) ? Number(id) : 0,
  };
}

/** The query part for a view. */
export function writeGroupView({ group, ...view }: GroupView): string {
  return `?id=${group}${writeTableView(view).replace('?', '&')}`;
}

/** The variables for the query part of an address: those alone that the members of a group can be asked by. */
export function groupVariables(address: string) {
  const { group } = readGroupView(address);
  const { groupId: _noGroup, right: _noRight, accessWithdrawn: _noAccess, ...variables } = peopleVariables(address);
  return { ...variables, id: String(group) };
}
