import type { MutationResolvers, NameCourseRevisionInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { patchRevision } from './revisionApi.ts';
import { toCourseRevision } from './revisionMappers.ts';

/** Names a revision of a course, by which it stays (BEY-01). */
export const nameCourseRevision: NonNullable<MutationResolvers['nameCourseRevision']> = mutation(
  async (input: NameCourseRevisionInput, { rest }) => {
    const courseId = inputId(input.courseId, 'courseId', 'Course');
    const wire = await patchRevision(rest, courseId, input.revision, { name: input.name ?? null });
    return { revision: toCourseRevision(wire, courseId) };
  },
);
