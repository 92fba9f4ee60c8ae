import { isPlacement } from '../../quiz/placement/placementEditRules.ts';
import type { Operation } from './operation.ts';
import type { QuestionDraft } from './questionDraft.ts';

/**
 * A question that replaces the one of its key. Words that are typed join into one step of undo; a change that adds or takes away answers,
 * or makes it a question of another type, is a step of its own.
 */
export function changedQuestion(questions: readonly QuestionDraft[], question: QuestionDraft): Operation {
  const before = questions.find(({ key }) => key === question.key);
  const isTyping = before?.content.type === question.content.type && answerCount(before) === answerCount(question);
  return { type: 'setQuestion', question, ...(isTyping ? { typing: question.key } : {}) };
}

const answerCount = ({ content }: QuestionDraft): number =>
  isPlacement(content) ? content.items.length : content.options.length;
