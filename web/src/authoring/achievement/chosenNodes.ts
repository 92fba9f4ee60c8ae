import type { NodeKey, NodeReference } from '../draft/courseDraft.ts';
import type { QuestionDraft } from '../draft/questionDraft.ts';
import { isMeant } from './achievementWarning.ts';

/** The chosen lectures with all of these, or without any of them. */
export function withLectures(
  chosen: readonly NodeKey[],
  keys: readonly NodeKey[],
  wanted: boolean,
): readonly NodeKey[] {
  const others = chosen.filter((key) => !keys.includes(key));
  return wanted ? [...others, ...keys] : others;
}

/** The chosen questions with all of these, or without any of them. */
export function withQuestions(
  chosen: readonly NodeReference[],
  questions: readonly Pick<QuestionDraft, 'key' | 'id'>[],
  wanted: boolean,
): readonly NodeReference[] {
  const others = chosen.filter((reference) => !questions.some((question) => isMeant(reference, question)));
  return wanted ? [...others, ...questions.map(({ key }) => ({ key }))] : others;
}
