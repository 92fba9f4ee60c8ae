/** Courses and lectures to work on: null for what is absent, and for anyone who may not work on courses. */
import type { Context } from '../context.ts';
import { orNullWhereHidden } from '../rest/hidden.ts';
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

const orNull = async <T>({ session }: Context, read: () => Promise<T>): Promise<T | null> =>
  session.isSignedIn() ? orNullWhereHidden(read) : null;
