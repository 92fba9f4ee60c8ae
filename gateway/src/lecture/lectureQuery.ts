import { findCourse, isHidden } from '../course/findCourse.ts';
import { outlineLoader } from '../course/courseLoaders.ts';
import type { Context } from '../context.ts';
import { viewerUserCourseLoader } from '../enrolment/enrolmentLoaders.ts';
import type { QueryResolvers } from '../generated/resolverTypes.ts';
import type { Owner } from '../globalId.ts';
import { RestError } from '../rest/RestError.ts';
import { findAuthoredLecture } from './authoredLecture.ts';
import { toWithheld } from './contentMappers.ts';
import { getLecture } from './lectureApi.ts';
import { toLectureWithContent, type LectureModel } from './lectureMappers.ts';

/** A lecture for its page: of the viewer's user course where there is one, else as visitors see it, or as those do who work on the course (ENR-11, OP-49). */
export const lecture: NonNullable<QueryResolvers['lecture']> = async (
  _root,
  { courseId, lectureId, asLearner },
  context,
) => {
  const userCourse = context.session.isSignedIn() ? await context.use(viewerUserCourseLoader).load(courseId) : null;
  const owner: Owner =
    userCourse === null ? { kind: 'course', id: courseId } : { kind: 'usercourse', id: userCourse.userCourseId };
  return findLecture(context, owner, lectureId, asLearner ?? false);
};

/** Null when there is no such lecture. One whose content is refused comes from the outline, with the reason in place of content. */
export async function findLecture(
  context: Context,
  owner: Owner,
  lectureId: number,
  asLearner: boolean,
): Promise<LectureModel | null> {
  try {
    const found = toLectureWithContent(await getLecture(context.rest, owner, lectureId, asLearner), owner);
    return owner.kind === 'course' ? withNeighbours(found, await outlineOf(context, owner.id)) : found;
  } catch (error) {
    if (isRefusal(error) && owner.kind === 'course' && !asLearner) {
      const authored = await findAuthoredLecture(context, owner, lectureId);
      if (authored !== null) return authored;
    }
    if (error instanceof RestError && error.status === 404) return null;
    const loaded = toWithheld(error);
    if (owner.kind !== 'course') throw error;
    const known = (await outlineOf(context, owner.id)).find((candidate) => candidate.lectureId === lectureId);
    return known === undefined ? null : { ...known, loaded };
  }
}

/** Absent, or not for this person. */
const isRefusal = (error: unknown): boolean => isHidden(error) || (error instanceof RestError && error.status === 401);

async function outlineOf(context: Context, courseId: number): Promise<LectureModel[]> {
  const course = await findCourse(context, courseId);
  if (course === null) return [];
  const { modules } = course.outline ?? (await context.use(outlineLoader).load(courseId));
  return modules.flatMap((module) => module.lectures);
}

/** Visitors' lectures do not carry their neighbours. */
function withNeighbours(lecture: LectureModel, outline: readonly LectureModel[]): LectureModel {
  const listed = outline.find(({ lectureId }) => lectureId === lecture.lectureId);
  return listed === undefined ? lecture : { ...lecture, previous: listed.previous, next: listed.next };
}
