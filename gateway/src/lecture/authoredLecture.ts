import { getAuthoredCourse } from '../course/courseApi.ts';
import { toOutline } from '../course/courseMappers.ts';
import { isUnauthenticated } from '../errors.ts';
import { isHidden } from '../rest/hidden.ts';
import type { Context } from '../context.ts';
import { toContentResult } from './contentMappers.ts';
import type { LectureModel } from './lectureMappers.ts';

/**
 * A lecture as those read it who work on its course, for reading only: they need no enrolment, and drafts have no learners. Null for
 * everyone else and when there is no such lecture. Reads the whole course, so that an operation which walks all its lectures makes one call
 * more and not one for each.
 */
export async function findAuthoredLecture(
  { rest, session }: Context,
  courseId: number,
  lectureId: number,
): Promise<LectureModel | null> {
  if (!session.isSignedIn()) return null;
  try {
    const course = await getAuthoredCourse(rest, courseId);
    const wire = course.modules?.flatMap(({ lectures }) => lectures).find(({ id }) => id === lectureId);
    const listed = toOutline(course)
      ?.modules.flatMap(({ lectures }) => lectures)
      .find((lecture) => lecture.lectureId === lectureId);
    if (wire === undefined || listed === undefined) return null;
    const { sections = [], questionAnswers = [] } = wire;
    const content = { ...wire, courseId: course.id, sections, questionAnswers, readOnly: true };
    return { ...listed, loaded: toContentResult(content) };
  } catch (error) {
    // Who is not signed in any more reads as visitors do; a token of another workspace is none (OP-27).
    if (isHidden(error) || isUnauthenticated(error)) return null;
    throw error;
  }
}
