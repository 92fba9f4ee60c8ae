import DataLoader from 'dataloader';
import type { Context } from '../context.ts';
import { getPublicCourses, getUnlistedCourses } from '../course/courseApi.ts';
import { toCourseModel, type CourseModel } from '../course/courseMappers.ts';
import type { CourseWire } from '../course/courseWire.ts';
import { viewerUserCourseLoader } from '../enrolment/enrolmentLoaders.ts';
import { noneIfHidden } from '../rest/hidden.ts';
import { anyOf } from '../rsql.ts';

/**
 * The courses that a tree or another object leads to by id, null for what the viewer may not see: one call for all that are in the catalogue,
 * one more for the rest, drafts and templates that authors see no matter who made them, and a last one for what a learner keeps though it was
 * unpublished.
 */
export const ledToCourseLoader = (context: Context): DataLoader<number, CourseModel | null> =>
  new DataLoader(
    async (ids) => {
      const { rest, session } = context;
      const found = new Map<number, CourseModel>();
      const keep = (wires: readonly CourseWire[]): void =>
        wires.forEach((wire) => found.set(wire.id, toCourseModel(wire)));
      keep((await getPublicCourses(rest, { page: 0, size: ids.length, q: anyOf('id', ids), outline: false })).content);
      const missing = ids.filter((id) => !found.has(id));
      // Asked only then: an answer that depends on who is signed in is kept for nobody.
      if (missing.length === 0 || !session.isSignedIn()) return ids.map((id) => found.get(id) ?? null);
      const authored = getUnlistedCourses(rest, missing, { outline: false });
      keep(await authored.then(({ content }) => content, noneIfHidden));
      const studied = await findStudied(
        context,
        missing.filter((id) => !found.has(id)),
      );
      return ids.map((id) => found.get(id) ?? studied.get(id) ?? null);
    },
    // So that the address of the call stays short.
    { maxBatchSize: 100 },
  );

/** Courses that a learner keeps although they were unpublished since (OP-53). */
async function findStudied(context: Context, ids: readonly number[]): Promise<ReadonlyMap<number, CourseModel>> {
  const userCourses = await Promise.all(ids.map((id) => context.use(viewerUserCourseLoader).load(id)));
  const courses = userCourses.flatMap((userCourse) => userCourse?.course ?? []);
  return new Map(courses.map((course) => [course.courseId, course]));
}
