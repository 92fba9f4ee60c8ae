import type { Selection } from '../../../admin/table/selection.ts';
import { statusWords, type PeopleFilter, type StatusWord } from '../peopleView.ts';

/** People to do something with, as `changePeople` takes them. */
export type PeopleSelectionInput =
  | { ids: string[] }
  | {
      filter: {
        search: string | null;
        status: (typeof statusWords)[StatusWord] | null;
        groupId: string | null;
        exceptIds: string[];
      };
    };

/** The selected people; of all that match, the filter and who is left out. */
export const selectionInput = (selection: Selection, { search, status, group }: PeopleFilter): PeopleSelectionInput =>
  selection.kind === 'some'
    ? { ids: [...selection.ids] }
    : {
        filter: {
          search: search || null,
          status: status && statusWords[status],
          groupId: group === null ? null : String(group),
          exceptIds: [...selection.except],
        },
      };
