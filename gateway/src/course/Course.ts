import type { Context } from '../context.ts';
import { viewerUserCourseLoader } from '../enrolment/enrolmentLoaders.ts';
import type { CourseResolvers } from '../generated/resolverTypes.ts';
import { outlineLoader } from './courseLoaders.ts';
import type { CourseModel, CourseOutline } from './courseMappers.ts';
import { toEnrolmentOption } from './enrolmentOption.ts';

export const Course: CourseResolvers = {
  modules: (course, _args, context) => fromOutline(course, context, (outline) => outline.modules),
  gamificationItems: (course, _args, context) => fromOutline(course, context, (outline) => outline.gamificationItems),
  viewerUserCourse: ({ courseId }, _args, context) =>
    context.session.isSignedIn() ? context.use(viewerUserCourseLoader).load(courseId) : null,
  enrolment: async (course, _args, context) => {
    const signedIn = context.session.isSignedIn();
    const userCourse = signedIn ? await context.use(viewerUserCourseLoader).load(course.courseId) : null;
    return toEnrolmentOption(course, signedIn, userCourse?.finishTime === null);
  },
};

/** The structure mostly came along; else it is read for all courses of the page in one call. */
function fromOutline<T>(
  { outline, courseId }: CourseModel,
  context: Context,
  pick: (outline: CourseOutline) => T,
): T | Promise<T> {
  return outline === undefined ? context.use(outlineLoader).load(courseId).then(pick) : pick(outline);
}
