import { putPosition } from '../enrolment/userCourseApi.ts';
import { toStudyPosition } from '../enrolment/userCourseMappers.ts';
import type { MutationResolvers, SaveStudyPositionInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';

/** Remembers the section that the viewer saw last, so that any device can continue there (OP-96). */
export const saveStudyPosition: NonNullable<MutationResolvers['saveStudyPosition']> = mutation(
  async (input: SaveStudyPositionInput, { rest }) => {
    const userCourseId = inputId(input.userCourseId, 'userCourseId', 'UserCourse');
    const lectureId = inputId(input.lectureId, 'lectureId', 'Lecture');
    const sectionId = input.sectionId == null ? null : inputId(input.sectionId, 'sectionId', 'Section');
    const place = { lectureId, sectionId, time: input.time ?? undefined };
    return { position: toStudyPosition(await putPosition(rest, userCourseId, place)) };
  },
);
