import type { MutationResolvers, RestoreCourseRevisionInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { selectsAny } from '../selection.ts';
import { toAuthoredCourse } from './authoredCourseMappers.ts';
import { writeOrRefusal } from './refusedWrite.ts';
import { postRestore } from './revisionApi.ts';

/** Makes a course once more what it was in one of its revisions (BEY-01). */
export const restoreCourseRevision: NonNullable<MutationResolvers['restoreCourseRevision']> = mutation(
  async (input: RestoreCourseRevisionInput, { rest }, info) => {
    const courseId = inputId(input.courseId, 'courseId', 'Course');
    const { version, lockToken, force, idempotencyKey } = input;
    const outline = selectsAny(info, 'course.modules', 'course.achievements');
    const restored = await writeOrRefusal(
      postRestore(rest, courseId, input.revision, { version, lockToken, force, idempotencyKey, outline }),
    );
    if ('refused' in restored) return { course: null, ...restored.refused };
    return { course: toAuthoredCourse(restored.done), losses: null, lock: null, currentVersion: null };
  },
);
