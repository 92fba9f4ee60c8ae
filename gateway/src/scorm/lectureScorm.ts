import type { Context } from '../context.ts';
import { viewerUserCourseLoader } from '../enrolment/enrolmentLoaders.ts';
import type { LectureResolvers, ScormPackage } from '../generated/resolverTypes.ts';
import { withCost } from '../graphql/fieldCost.ts';
import type { LectureModel } from '../lecture/lectureMappers.ts';
import { isHidden } from '../rest/hidden.ts';
import { getAuthoredScorm, getScorm } from './scormApi.ts';
import { toScormPackage } from './scormMappers.ts';

/** SCORM-02: asked by the player alone, so that the page of a lecture stays one call. */
export const scorm: NonNullable<LectureResolvers['scorm']> = withCost(
  { calls: 1 },
  async (lecture: LectureModel, _args: unknown, context: Context) =>
    lecture.mediaSource?.kind === 'SCORM' && context.session.isSignedIn() ? read(lecture, context) : null,
);

async function read({ courseId, lectureId }: LectureModel, context: Context): Promise<ScormPackage | null> {
  const userCourse = await context.use(viewerUserCourseLoader).load(courseId);
  try {
    if (userCourse === null) {
      return toScormPackage(await getAuthoredScorm(context.rest, courseId, lectureId), { context, userCourseId: null });
    }
    const { userCourseId } = userCourse;
    return toScormPackage(await getScorm(context.rest, userCourseId, lectureId), { context, userCourseId });
  } catch (error) {
    // None, or not for this person now: the lecture itself tells why.
    if (isHidden(error)) return null;
    throw error;
  }
}
