import type { MutationResolvers, PublishCourseInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { toAuthoredCourse } from './authoredCourseMappers.ts';
import { patchCourse } from './authoringApi.ts';
import { writeOrRefusal } from './refusedWrite.ts';

/** Brings a course into the catalogue or takes it out (CRS-15, OP-53). */
export const publishCourse: NonNullable<MutationResolvers['publishCourse']> = mutation(
  async (input: PublishCourseInput, { rest }) => {
    const courseId = inputId(input.courseId, 'courseId', 'Course');
    const { version, lockToken, force } = input;
    const saved = await writeOrRefusal(
      patchCourse(rest, courseId, { published: input.published ?? true }, { version, lockToken, force }),
    );
    if ('refused' in saved) return { course: null, ...saved.refused };
    return { course: toAuthoredCourse(saved.done), lock: null, currentVersion: null };
  },
);
