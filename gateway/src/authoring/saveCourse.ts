import type { MutationResolvers, SaveCourseInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { toAuthoredCourse } from './authoredCourseMappers.ts';
import { patchCourse } from './authoringApi.ts';
import { courseFieldPaths, toCourseRequest } from './courseFieldsInput.ts';
import { writeOrRefusal } from './refusedWrite.ts';

/** REST-20, OP-14, OP-15, OP-16. */
export const saveCourse: NonNullable<MutationResolvers['saveCourse']> = mutation(
  async (input: SaveCourseInput, context) => {
    const courseId = inputId(input.courseId, 'courseId', 'AuthoredCourse', 'Course');
    const saved = await writeOrRefusal(
      patchCourse(context.rest, courseId, toCourseRequest(input.fields, context), input),
    );
    if ('refused' in saved) return { course: null, ...saved.refused };
    return { course: toAuthoredCourse(saved.done), lock: null, currentVersion: null };
  },
  { fields: courseFieldPaths },
);
