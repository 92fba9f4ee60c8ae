import type { Context } from '../context.ts';
import { findLecture } from '../lecture/findLecture.ts';
import type { QuestionModel } from './questionModel.ts';

/** A question of a lecture with its sections knows it; the one of an answer's payload asks for its lecture. */
export async function placed(
  { placed: known, courseId, lectureId, questionId }: QuestionModel,
  _args: unknown,
  context: Context,
): Promise<boolean> {
  return known ?? (await findQuestion(context, courseId, lectureId, questionId))?.placed ?? false;
}

/** A question as the viewer may see it now; null when its lecture does not show it to them. */
export async function findQuestion(
  context: Context,
  courseId: number,
  lectureId: number,
  questionId: number,
): Promise<QuestionModel | null> {
  const content = (await findLecture(context, courseId, lectureId))?.loaded;
  if (content?.__typename !== 'LectureContent') return null;
  return content.questions.find((question) => question.questionId === questionId) ?? null;
}
