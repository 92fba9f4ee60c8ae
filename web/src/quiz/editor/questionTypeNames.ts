import type { MessageDescriptor } from 'react-intl';
import type { QuestionType } from '../../authoring/draft/questionDraft.ts';
import { editorMessages as messages } from '../editorMessages.ts';

/** What the types are called, in the order in which they are offered. The older `List` is a single choice (QEDIT-02, OP-57). */
export const questionTypeNames: Readonly<Record<QuestionType, MessageDescriptor>> = {
  singleChoice: messages.singleChoice,
  multipleChoice: messages.multipleChoice,
  categorization: messages.categorization,
  multipleAssociation: messages.multipleAssociation,
  singleOrdering: messages.singleOrdering,
};
