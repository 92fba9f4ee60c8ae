import type { NodeKey } from '../authoring/draft/courseDraft.ts';
import type { QuestionDraft } from '../authoring/draft/questionDraft.ts';
import type { Label } from './placement/placementShape.ts';
import type { QuestionWords } from './questionWords.ts';
import { questionTypes } from './types.ts';

/** A new question: a single choice of two answers whose second is right, for one point (QEDIT-03, QEDIT-04). */
export function defaultQuestion(key: NodeKey, words: QuestionWords): QuestionDraft {
  const common = { answers: newAnswers(words), right: [2], placed: null };
  const content = questionTypes.singleChoice.make(common, words);
  return { key, text: '', weight: 1, wrongLimit: 0, explanation: null, content };
}

export const newAnswers = (words: QuestionWords): readonly Label[] =>
  [1, 2].map((number) => ({ key: String(number), label: words.answer(number) }));
