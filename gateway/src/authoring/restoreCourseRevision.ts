import type { MutationResolvers, RestoreCourseRevisionInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { selectsAny } from '../selection.ts';
import { writeOrRefusal } from './refusedWrite.ts';
import { postRestore } from './revisionApi.ts';
import { notWritten, toWrittenCourse } from './writtenCourse.ts';

/** Makes a course once more what it was in one of its revisions (BEY-01). */
export const restoreCourseRevision: NonNullable<MutationResolvers['restoreCourseRevision']> = mutation(
  async (input: RestoreCourseRevisionInput, context, info) => {
    const courseId = inputId(input.courseId, 'courseId', 'Course');
    const outline = selectsAny(info, 'course.modules', 'course.achievements');
    const restored = await writeOrRefusal(postRestore(context.rest, courseId, input.revision, { ...input, outline }));
    return 'refused' in restored ? notWritten(restored.refused) : toWrittenCourse(restored.done, context);
  },
);
