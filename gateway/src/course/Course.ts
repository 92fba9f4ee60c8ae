import type { Context } from '../context.ts';
import { viewerUserCourseLoader } from '../enrolment/enrolmentLoaders.ts';
import type { UserCourseModel } from '../enrolment/userCourseMappers.ts';
import type { CourseResolvers } from '../generated/resolverTypes.ts';
import { orOpen, viewerPartsOf } from '../lecture/ofViewer.ts';
import { selectsAny } from '../selection.ts';
import { toDecisionTree } from '../umbrella/decisionTreeMappers.ts';
import { outlineLoader } from './courseLoaders.ts';
import type { CourseModel, CourseOutline } from './courseMappers.ts';
import { toEnrolmentOption } from './enrolmentOption.ts';

/** What of modules depends on who asks. */
const ofViewer = [
  'progress',
  'totalPoints',
  'lectures.progress',
  'lectures.gate',
  'lectures.questionCount',
  'lectures.totalPoints',
  'lectures.previous',
  'lectures.next',
] as const;

export const Course: CourseResolvers = {
  /** A learner's modules come from their user course at once where their state is asked for; all else stays the same for everyone. */
  modules: async (course, _args, context, info) => {
    const parts = selectsAny(info, ...ofViewer) ? await orOpen(viewerPartsOf(context, course.courseId), null) : null;
    return parts?.modules ?? fromOutline(course, context, (outline) => outline.modules);
  },
  achievements: (course, _args, context) => fromOutline(course, context, (outline) => outline.achievements),
  decisionTree: ({ customMetadata }) => toDecisionTree(customMetadata),
  viewerUserCourse: ({ courseId }, _args, context) => findOfViewer(courseId, context),
  correctPoints: async ({ courseId }, _args, context) => (await findOfViewer(courseId, context))?.correctPoints ?? null,
  enrolment: async (course, _args, context) => {
    const signedIn = context.session.isSignedIn();
    const found = await findOfViewer(course.courseId, context);
    // One that has run out is no way to study: its learner may enrol again.
    const active = found?.finishTime === null && !found.expired;
    return toEnrolmentOption(course, { signedIn, userCourse: found && (active ? 'ACTIVE' : 'CLOSED') });
  },
};

const findOfViewer = async (courseId: number, context: Context): Promise<UserCourseModel | null> =>
  context.session.isSignedIn() ? context.use(viewerUserCourseLoader).load(courseId) : null;

/** The structure mostly came along; else it is read for all courses of the page in one call. */
function fromOutline<T>(
  { outline, courseId }: CourseModel,
  context: Context,
  part: (outline: CourseOutline) => T,
): T | Promise<T> {
  return outline === undefined ? context.use(outlineLoader).load(courseId).then(part) : part(outline);
}
