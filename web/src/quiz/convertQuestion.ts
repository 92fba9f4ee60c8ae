import type { QuestionContent, QuestionDraft } from '../authoring/draft/questionDraft.ts';
import { newAnswers } from './defaultQuestion.ts';
import { rekeyed } from './explanationRules.ts';
import type { CommonAnswers } from './questionType.ts';
import type { QuestionWords } from './questionWords.ts';
import { questionTypes, typeOf, type QuestionName } from './types.ts';

/**
 * The question as one of another type, with all of its answers (QEDIT-05, OP-60); the same question where it is of that type already
 * (QEDIT-06). What one type tells of its answers is what the other is made of; explanations go along with what they explain.
 */
export function convertQuestion(question: QuestionDraft, to: QuestionName, words: QuestionWords): QuestionDraft {
  if (question.content.type === to) {
    return question;
  }
  const common = typeOf(question.content).tell(question.content);
  const content: QuestionContent = questionTypes[to].make(withAnswers(common, words), words);
  const before = common.answers.map(({ key }) => key);
  const after = typeOf(content)
    .tell(content)
    .answers.map(({ key }) => key);
  const isSame = before.every((key, index) => key === after[index]);
  return {
    ...question,
    content,
    explanation: isSame
      ? question.explanation
      : rekeyed(question.explanation, (key) => after[before.indexOf(key)] ?? null),
  };
}

/** A placement can be without items. */
const withAnswers = (common: CommonAnswers, words: QuestionWords): CommonAnswers =>
  common.answers.length > 0 ? common : { ...common, answers: newAnswers(words) };
