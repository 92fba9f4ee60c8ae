import type { MessageDescriptor } from 'react-intl';
import { statisticsMessages as messages } from './messages.ts';
import type { QuestionFinding } from './__generated__/QuestionFigures_question.graphql.ts';

/** What a finding is called, and what can be done about it. */
export const findingTexts: Readonly<Record<QuestionFinding, { name: MessageDescriptor; advice: MessageDescriptor }>> = {
  WRONG_KEY: { name: messages.wrongKey, advice: messages.wrongKeyText },
  HARD: { name: messages.hard, advice: messages.hardText },
  EASY: { name: messages.easy, advice: messages.easyText },
  WEAK: { name: messages.weak, advice: messages.weakText },
};
