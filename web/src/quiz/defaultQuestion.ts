import type { NodeKey } from '../authoring/draft/courseDraft.ts';
import type { QuestionContent, QuestionDraft } from '../authoring/draft/questionDraft.ts';
import type { QuestionWords } from './questionWords.ts';

/** A new question: a single choice of two answers whose second is right, for one point (QEDIT-03, QEDIT-04). */
export function defaultQuestion(key: NodeKey, words: QuestionWords): QuestionDraft {
  return { key, text: '', weight: 1, wrongLimit: 0, explanation: null, content: defaultContent(words) };
}

export function defaultContent(words: QuestionWords): QuestionContent {
  return { type: 'singleChoice', list: false, options: [words.answer(1), words.answer(2)], correctPosition: 2 };
}
