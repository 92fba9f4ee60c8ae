import type { AchievementDraft, CourseDraft, NodeReference } from '../draft/courseDraft.ts';
import { lecturesOf } from '../draft/findNode.ts';
import type { QuestionDraft } from '../draft/questionDraft.ts';

/** Why nobody can earn an achievement, or wear what they earn. */
export type AchievementWarning = 'noLectureChosen' | 'noQuestionChosen' | 'noQuestionAtAll' | 'noFramePicture';

/** What is wrong with an achievement; null where nothing is. What stands in lectures that were not read counts as being there. */
export function achievementWarning(
  draft: CourseDraft,
  { condition, frame, imageUrl }: AchievementDraft,
): AchievementWarning | null {
  if (condition.type === 'LECTURES_COMPLETED' && chosenLectures(draft, condition.lectures) === 0) {
    return 'noLectureChosen';
  }
  if (condition.type === 'QUESTIONS_ANSWERED' && chosenQuestions(draft, condition.questions).length === 0) {
    return 'noQuestionChosen';
  }
  if (condition.type === 'QUESTIONS_ANSWERED_RATE' && hasNoQuestion(draft)) {
    return 'noQuestionAtAll';
  }
  return frame && !imageUrl ? 'noFramePicture' : null;
}

/** How many of these lectures the course has. */
export function chosenLectures(draft: CourseDraft, keys: readonly string[]): number {
  const chosen = new Set(keys);
  return lecturesOf(draft).filter(({ key }) => chosen.has(key)).length;
}

/** Those of the questions that the course has, as far as it was read. */
export function chosenQuestions(draft: CourseDraft, references: readonly NodeReference[]): readonly NodeReference[] {
  const lectures = lecturesOf(draft);
  const all = lectures.every(({ content }) => content !== 'notRead');
  const known = lectures.flatMap(({ content }) => (content === 'notRead' ? [] : content.questions));
  return references.filter(
    (reference) => known.some((question) => isMeant(reference, question)) || (!all && 'id' in reference),
  );
}

/** Whether a reference means a question. */
export const isMeant = (reference: NodeReference, question: Pick<QuestionDraft, 'key' | 'id'>): boolean =>
  'key' in reference ? reference.key === question.key : reference.id === question.id;

const hasNoQuestion = (draft: CourseDraft): boolean =>
  lecturesOf(draft).every(({ content }) => content !== 'notRead' && content.questions.length === 0);
