import type { MessageDescriptor } from 'react-intl';
import { moderationMessages as messages } from './messages.ts';
import type { StateWord } from './questionsView.ts';
import type { DiscussionQuestionState } from './__generated__/QuestionStateMark_question.graphql.ts';

/** What each state is called, as a filter and on a question. */
export const filterNames: Readonly<Record<StateWord, MessageDescriptor>> = {
  unanswered: messages.unanswered,
  answered: messages.answered,
  hidden: messages.hidden,
  reported: messages.reported,
};

export const stateNames: Readonly<Record<DiscussionQuestionState, MessageDescriptor>> = {
  UNANSWERED: messages.unanswered,
  ANSWERED: messages.answered,
  HIDDEN: messages.hidden,
  DELETED: messages.deleted,
};
