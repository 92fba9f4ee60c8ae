import { isBeyondScope, isHidden } from '../rest/hidden.ts';
import type { Context } from '../context.ts';
import { viewerUserCourseLoader } from '../enrolment/enrolmentLoaders.ts';
import { RestError } from '../rest/RestError.ts';
import { findAuthoredLecture } from './authoredLecture.ts';
import { toWithheld } from './contentMappers.ts';
import { getPublicLecture, getUserLecture } from './lectureApi.ts';
import { toLectureWithContent, type LectureModel } from './lectureMappers.ts';
import { openOutlineLoader, type Outline } from './openOutlineLoader.ts';

/**
 * A lecture with its content: of the viewer's user course where there is one, else as visitors see it, or as those do who work on the
 * course (ENR-11, OP-49). Null when there is no such lecture for them. One whose content is refused comes from the outline, with the
 * reason in place of content.
 */
export async function findLecture(
  context: Context,
  courseId: number,
  lectureId: number,
  asLearner = false,
): Promise<LectureModel | null> {
  const userCourse = context.session.isSignedIn() ? await userCourseOf(context, courseId) : null;
  return userCourse === null
    ? findOpenLecture(context, courseId, lectureId, asLearner)
    : findOwnLecture(context, userCourse.userCourseId, lectureId, asLearner);
}

/** None for an API token that does not open enrolments: it reads what visitors do (OP-289). */
async function userCourseOf(context: Context, courseId: number) {
  try {
    return await context.use(viewerUserCourseLoader).load(courseId);
  } catch (error) {
    if (isBeyondScope(error)) return null;
    throw error;
  }
}

async function findOwnLecture(
  { rest }: Context,
  userCourseId: number,
  lectureId: number,
  asLearner: boolean,
): Promise<LectureModel | null> {
  try {
    return toLectureWithContent(await getUserLecture(rest, userCourseId, lectureId, asLearner), true);
  } catch (error) {
    if (error instanceof RestError && error.status === 404) return null;
    throw error;
  }
}

/** As {@link findLecture} for anyone who has no user course. */
export async function findOpenLecture(
  context: Context,
  courseId: number,
  lectureId: number,
  asLearner = false,
): Promise<LectureModel | null> {
  try {
    const found = toLectureWithContent(await getPublicLecture(context.rest, courseId, lectureId), false);
    return withNeighbours(found, await context.use(openOutlineLoader).load(courseId));
  } catch (error) {
    if (isRefusal(error) && !asLearner) {
      const authored = await findAuthoredLecture(context, courseId, lectureId);
      if (authored !== null) return authored;
    }
    if (error instanceof RestError && error.status === 404) return null;
    const loaded = toWithheld(error);
    const known = (await context.use(openOutlineLoader).load(courseId)).get(lectureId);
    return known === undefined ? null : { ...known, loaded };
  }
}

/** Absent, or not for this person. */
const isRefusal = (error: unknown): boolean => isHidden(error) || (error instanceof RestError && error.status === 401);

/** Visitors' lectures do not carry their neighbours. */
function withNeighbours(lecture: LectureModel, outline: Outline): LectureModel {
  const listed = outline.get(lecture.lectureId);
  return listed === undefined ? lecture : { ...lecture, previous: listed.previous, next: listed.next };
}
