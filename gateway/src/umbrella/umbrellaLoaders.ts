import DataLoader from 'dataloader';
import { getAuthoredCourses } from '../authoring/authoringApi.ts';
import type { Context } from '../context.ts';
import { getPublicCourses } from '../course/courseApi.ts';
import { toCourseModel, type CourseModel } from '../course/courseMappers.ts';
import type { CourseWire } from '../course/courseWire.ts';
import { isHidden } from '../course/findCourse.ts';
import { anyOf } from '../rsql.ts';

/**
 * The courses that a tree leads to by id, null for what the viewer may not see: one call for all that are in the catalogue, and one more for
 * the rest, which are an author's own drafts if anything.
 */
export const ledToCourseLoader = ({ rest, session }: Context): DataLoader<number, CourseModel | null> =>
  new DataLoader(
    async (ids) => {
      const found = new Map<number, CourseWire>();
      const keep = (wires: readonly CourseWire[]): void => wires.forEach((wire) => found.set(wire.id, wire));
      keep((await getPublicCourses(rest, pageOf(ids))).content);
      const missing = ids.filter((id) => !found.has(id));
      if (missing.length > 0 && session.isSignedIn()) {
        const page = { ...pageOf(missing), sort: undefined, view: 'OWNED_COURSES' } as const;
        keep(await getAuthoredCourses(rest, page).then(({ content }) => content, noneIfHidden));
      }
      return ids.map((id) => {
        const wire = found.get(id);
        return wire === undefined ? null : toCourseModel(wire);
      });
    },
    // So that the address of the call stays short.
    { maxBatchSize: 100 },
  );

const pageOf = (ids: readonly number[]) => ({ page: 0, size: ids.length, q: anyOf('id', ids), outline: false });

function noneIfHidden(error: unknown): readonly CourseWire[] {
  if (isHidden(error)) return [];
  throw error;
}
