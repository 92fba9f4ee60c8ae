import type { Selection } from '../../admin/table/selection.ts';
import { filterVariables, type ProgressView } from '../progressView.ts';
import type { LearnerSelectionInput } from './__generated__/useMessageLearnersMutation.graphql.ts';

/** The selected user courses; of all that match, the filter and which are left out. */
export const learnerSelection = (selection: Selection, view: ProgressView): LearnerSelectionInput =>
  selection.kind === 'some'
    ? { ids: [...selection.ids] }
    : { filter: { ...filterVariables(view), exceptIds: [...selection.except] } };
