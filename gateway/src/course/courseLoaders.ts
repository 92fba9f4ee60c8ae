import DataLoader from 'dataloader';
import type { Context } from '../context.ts';
import { getPublicCourseOutlines, getSecuredCourse } from './courseApi.ts';
import { toOutline, type CourseOutline } from './courseMappers.ts';

/**
 * Structures by course id: one call for all of a batch, and one more for each course that is not public (an author's draft, a
 * learner's course that was withdrawn).
 */
export const outlineLoader = ({ rest, session }: Context): DataLoader<number, CourseOutline> =>
  new DataLoader(async (ids) => {
    const { content } = await getPublicCourseOutlines(rest, ids);
    const outlines = new Map(content.map((wire) => [wire.id, toOutline(wire)]));
    return Promise.all(
      ids.map(async (id) => {
        const known = outlines.get(id);
        if (known !== undefined) return known;
        if (!session.isSignedIn()) return emptyOutline;
        return getSecuredCourse(rest, id).then((wire) => toOutline(wire) ?? emptyOutline, toError);
      }),
    );
  });

const emptyOutline: CourseOutline = { modules: [], achievements: [] };

const toError = (error: unknown): Error => error as Error;
