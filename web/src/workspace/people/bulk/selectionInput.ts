import type { Selection } from '../../../admin/table/selection.ts';
import { rightWords, statusVariables, type PeopleFilter, type RightWord } from '../peopleView.ts';

/** People to do something with, as `changePeople` takes them. */
export type PeopleSelectionInput =
  | { ids: string[] }
  | {
      filter: {
        search: string | null;
        groupId: string | null;
        exceptIds: string[];
        right?: (typeof rightWords)[RightWord];
      } & ReturnType<typeof statusVariables>;
    };

/** The selected people; of all that match, the filter and who is left out. */
export const selectionInput = (
  selection: Selection,
  { search, status, group, right }: PeopleFilter,
): PeopleSelectionInput =>
  selection.kind === 'some'
    ? { ids: [...selection.ids] }
    : {
        filter: {
          search: search || null,
          ...statusVariables(status),
          groupId: group === null ? null : String(group),
          ...(right == null || right === 'everyone' ? {} : { right: rightWords[right] }),
          exceptIds: [...selection.except],
        },
      };
