import { quizMessages as messages } from '../messages.ts';
import type { OptionMark } from './choiceRules.ts';

/** What the colour of a mark says, in words; null where it says nothing that the control itself does not. */
export const markWords = {
  none: null,
  chosen: null,
  right: messages.yourAnswerRight,
  wrong: messages.yourAnswerWrong,
  missed: messages.rightAnswer,
} as const satisfies Record<OptionMark, object | null>;
