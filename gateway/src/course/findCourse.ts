import type { Context } from '../context.ts';
import { RestError } from '../rest/RestError.ts';
import { getPublicCourse, getSecuredCourse } from './courseApi.ts';
import { toCourseModel, type CourseModel } from './courseMappers.ts';

/**
 * A course as the viewer may see it: the public one, read without a token so that all share it, else (unpublished, or a
 * template) what the platform shows this person. Null when there is none for them.
 */
export async function findCourse({ rest, session }: Context, courseId: number): Promise<CourseModel | null> {
  try {
    return toCourseModel(await getPublicCourse(rest, courseId));
  } catch (error) {
    if (!isHidden(error)) throw error;
  }
  if (!session.isSignedIn()) return null;
  try {
    return toCourseModel(await getSecuredCourse(rest, courseId));
  } catch (error) {
    if (!isHidden(error)) throw error;
    return null;
  }
}

/** Absent, or not for this person: the two look alike. */
export const isHidden = (error: unknown): boolean =>
  error instanceof RestError && (error.status === 404 || error.status === 403);
