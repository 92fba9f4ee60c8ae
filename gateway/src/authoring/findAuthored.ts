/** Courses and lectures to work on: null for what is absent, and for anyone who may not work on courses. */
import type { Context } from '../context.ts';
import { isHidden } from '../rest/hidden.ts';
import {
  toAuthoredCourse,
  toAuthoredLecture,
  type AuthoredCourseModel,
  type AuthoredLectureModel,
} from './authoredCourseMappers.ts';
import { getAuthoredLecture, getCourseToWorkOn } from './authoringApi.ts';

export const findAuthoredCourse = (context: Context, courseId: number): Promise<AuthoredCourseModel | null> =>
  orNull(context, async () => toAuthoredCourse(await getCourseToWorkOn(context.rest, courseId)));

export const findLectureToWorkOn = (
  context: Context,
  courseId: number,
  lectureId: number,
): Promise<AuthoredLectureModel | null> =>
  orNull(context, async () => toAuthoredLecture(await getAuthoredLecture(context.rest, courseId, lectureId)));

async function orNull<T>({ session }: Context, read: () => Promise<T>): Promise<T | null> {
  if (!session.isSignedIn()) return null;
  try {
    return await read();
  } catch (error) {
    if (isHidden(error)) return null;
    throw error;
  }
}
