import { viewerUserCourseLoader } from '../enrolment/enrolmentLoaders.ts';
import { viewerPartsOf } from '../lecture/ofViewer.ts';
import type { Context } from '../context.ts';
import { isHidden } from '../rest/hidden.ts';
import { getPublicCourse, getSecuredCourse } from './courseApi.ts';
import { toCourseModel, type CourseModel } from './courseMappers.ts';

/**
 * A course as the viewer may see it: the public one, read without a token so that all share it, else (unpublished, or a
 * template) what the platform shows this person. Null when there is none for them.
 */
export async function findCourse(context: Context, courseId: number): Promise<CourseModel | null> {
  try {
    return toCourseModel(await getPublicCourse(context.rest, courseId));
  } catch (error) {
    if (!isHidden(error)) throw error;
  }
  if (!context.session.isSignedIn()) return null;
  try {
    return await findUnlistedCourse(context, courseId);
  } catch (error) {
    if (!isHidden(error)) throw error;
    return null;
  }
}

/**
 * A course outside the catalogue with its structure, for someone signed in: learners keep theirs with their user course (OP-53); everyone
 * else must be among its authors. Rejects as the platform refuses it.
 */
export const findUnlistedCourse = async (context: Context, courseId: number): Promise<CourseModel> =>
  (await findStudiedCourse(context, courseId)) ?? toCourseModel(await getSecuredCourse(context.rest, courseId));

/** The course that a learner keeps with their user course, with its structure; null for everyone else. */
export async function findStudiedCourse(context: Context, courseId: number): Promise<CourseModel | null> {
  const userCourse = await context.use(viewerUserCourseLoader).load(courseId);
  if (userCourse?.course === undefined) return null;
  const parts = await viewerPartsOf(context, courseId);
  const achievements = userCourse.achievementProgress.map(({ achievement }) => achievement);
  return { ...userCourse.course, outline: { modules: parts?.modules ?? [], achievements } };
}
