import type { UserCourseResolvers } from '../generated/resolverTypes.ts';
import { rawIdOf } from '../globalId.ts';
import { isHidden } from '../rest/hidden.ts';
import { getSubmissions } from './userCourseApi.ts';
import { toAnsweredQuestion } from './userCourseMappers.ts';

/** OP-54: null for anyone who may not look, as for what is not there. */
export const answeredQuestions: NonNullable<UserCourseResolvers['answeredQuestions']> = async (
  { userCourseId },
  { lectureId },
  { rest },
) => {
  const id = rawIdOf(lectureId, 'Lecture');
  if (id === null) return null;
  try {
    const { questions } = await getSubmissions(rest, userCourseId, id);
    return questions.map(toAnsweredQuestion);
  } catch (error) {
    if (isHidden(error)) return null;
    throw error;
  }
};
