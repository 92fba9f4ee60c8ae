import DataLoader from 'dataloader';
import type { Context } from '../context.ts';
import { getPublicCourseOutlines } from './courseApi.ts';
import { toOutline, type CourseOutline } from './courseMappers.ts';
import { findUnlistedCourse } from './findCourse.ts';

/**
 * Structures by course id: one call for all of a batch, and what {@link findUnlistedCourse} needs for each course that is not public (an
 * author's draft, a learner's course that was unpublished).
 */
export const outlineLoader = (context: Context): DataLoader<number, CourseOutline> =>
  new DataLoader(async (ids) => {
    const { content } = await getPublicCourseOutlines(context.rest, ids);
    const outlines = new Map(content.map((wire) => [wire.id, toOutline(wire)]));
    return Promise.all(
      ids.map(async (id) => {
        const known = outlines.get(id);
        if (known !== undefined) return known;
        if (!context.session.isSignedIn()) return emptyOutline;
        return findUnlistedCourse(context, id).then(({ outline }) => outline ?? emptyOutline, toError);
      }),
    );
  });

const emptyOutline: CourseOutline = { modules: [], achievements: [] };

const toError = (error: unknown): Error => error as Error;
