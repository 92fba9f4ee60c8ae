import type { MutationResolvers, SaveCourseInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { selectsAny } from '../selection.ts';
import { patchCourse } from './authoringApi.ts';
import { toContentRequest } from './contentInput.ts';
import { coursePath } from './contentPaths.ts';
import { toCourseRequest } from './courseFieldsInput.ts';
import { toCreatedNodes } from './createdNodes.ts';
import { writeOrRefusal } from './refusedWrite.ts';
import { notWritten, toWrittenCourse } from './writtenCourse.ts';

/** Saves fields and content of a course; what is left out stays (REST-20, OP-14, OP-15, OP-16, OP-55). */
export const saveCourse: NonNullable<MutationResolvers['saveCourse']> = mutation(
  async (input: SaveCourseInput, context, info) => {
    const courseId = inputId(input.courseId, 'courseId', 'Course');
    const changes = { ...toCourseRequest(input.fields, context), ...toContentRequest(input, context) };
    const outline = selectsAny(info, 'course.modules', 'course.achievements');
    const saved = await writeOrRefusal(patchCourse(context.rest, courseId, changes, { ...input, outline }));
    if ('refused' in saved) return { created: null, ...notWritten(saved.refused) };
    const { done } = saved;
    return { ...(await toWrittenCourse(done, context)), created: toCreatedNodes(done) };
  },
  { fields: coursePath },
);
