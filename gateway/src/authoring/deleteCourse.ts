import type { DeleteCourseInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId, toGlobalId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { deleteCourseById } from './authoringApi.ts';
import { writeOrRefusal } from './refusedWrite.ts';

/** Deletes a course with everything that learners have in it; certificates stay (CRS-18, REST-21, OP-55). */
export const deleteCourse: NonNullable<MutationResolvers['deleteCourse']> = mutation(
  async (input: DeleteCourseInput, { rest }) => {
    const courseId = inputId(input.courseId, 'courseId', 'Course');
    const deleted = await writeOrRefusal(deleteCourseById(rest, courseId, input));
    if ('refused' in deleted) return { deletedCourseId: null, deletedIds: null, ...deleted.refused };
    const deletedCourseId = toGlobalId('AuthoredCourse', courseId);
    return {
      deletedCourseId,
      deletedIds: [deletedCourseId, toGlobalId('Course', courseId)],
      lock: null,
      currentVersion: null,
      losses: null,
    };
  },
);
