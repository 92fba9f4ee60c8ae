import { toUserGamification } from '../achievement/achievementMappers.ts';
import { refusable } from '../errors.ts';
import type { MutationResolvers } from '../generated/resolverTypes.ts';
import { toNeighbouredLecture } from '../lecture/lectureMappers.ts';
import { postLectureSeen } from './userCourseApi.ts';
import { toUserCourseModel } from './userCourseMappers.ts';

/** LEC-17, PROG-06. */
export const markLectureSeen: NonNullable<MutationResolvers['markLectureSeen']> = async (_root, { input }, context) => {
  const { userCourseId, lectureId, idempotencyKey } = input;
  const { result, userErrors } = await refusable(
    postLectureSeen(context.rest, userCourseId, lectureId, idempotencyKey),
  );
  context.forgetLoaders();
  if (result === null) return { lecture: null, userCourse: null, newAchievements: [], userErrors };
  return {
    lecture: toNeighbouredLecture(result.lecture, result.courseId, { kind: 'usercourse', id: userCourseId }),
    userCourse: toUserCourseModel(result),
    newAchievements: result.newUserGamificationItems.map(toUserGamification),
    userErrors,
  };
};
