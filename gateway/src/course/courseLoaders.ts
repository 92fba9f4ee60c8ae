import DataLoader from 'dataloader';
import type { Context } from '../context.ts';
import { getPublicCourseOutlines, getUnlistedCourses } from './courseApi.ts';
import { toOutline, type CourseOutline } from './courseMappers.ts';
import type { CourseWire } from './courseWire.ts';
import { findStudiedCourse } from './findCourse.ts';

/** As many as a page with structures holds. */
const mostOfABatch = { maxBatchSize: 100 };

/**
 * Structures by course id: one call for all of a batch, and what {@link unlistedOutlineLoader} needs for those that are not public (an
 * author's draft, a learner's course that was unpublished). Empty for what is gone.
 */
export const outlineLoader = (context: Context): DataLoader<number, CourseOutline> =>
  new DataLoader(async (ids) => {
    const outlines = toOutlines(await getPublicCourseOutlines(context.rest, ids));
    return Promise.all(
      ids.map(async (id) => {
        const known = outlines.get(id);
        if (known !== undefined) return known;
        if (!context.session.isSignedIn()) return emptyOutline;
        return context.use(unlistedOutlineLoader).load(id).catch(toError);
      }),
    );
  }, mostOfABatch);

/**
 * Structures of courses outside the catalogue, for someone signed in, as `findUnlistedCourse` finds one: learners keep theirs with their user
 * course (OP-53), and one call reads those of authors. Rejects as the platform refuses it.
 */
const unlistedOutlineLoader = (context: Context): DataLoader<number, CourseOutline> =>
  new DataLoader(async (ids) => {
    const studied = await Promise.all(ids.map((id) => findStudiedCourse(context, id)));
    const others = ids.filter((_id, at) => studied[at] === null);
    const authored = await readAuthored(context, others).catch(toError);
    return ids.map((id, at) => {
      const kept = studied[at];
      if (kept != null) return kept.outline ?? emptyOutline;
      return authored instanceof Error ? authored : (authored.get(id) ?? emptyOutline);
    });
  }, mostOfABatch);

const readAuthored = async ({ rest }: Context, ids: readonly number[]): Promise<ReadonlyMap<number, CourseOutline>> =>
  ids.length === 0 ? new Map() : toOutlines(await getUnlistedCourses(rest, ids, { outline: true }));

const toOutlines = ({ content }: { readonly content: readonly CourseWire[] }): ReadonlyMap<number, CourseOutline> =>
  new Map(content.map((wire) => [wire.id, toOutline(wire) ?? emptyOutline]));

const emptyOutline: CourseOutline = { modules: [], achievements: [] };

const toError = (error: unknown): Error => error as Error;
