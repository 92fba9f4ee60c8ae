import { putVideoPosition } from '../enrolment/userCourseApi.ts';
import type { MutationResolvers, SaveVideoPositionInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';

/** Remembers where the viewer stopped in a video of a lecture, so that any device can continue there (BEY-19). */
export const saveVideoPosition: NonNullable<MutationResolvers['saveVideoPosition']> = mutation(
  async (input: SaveVideoPositionInput, { rest }) => {
    const userCourseId = inputId(input.userCourseId, 'userCourseId', 'UserCourse');
    const lectureId = inputId(input.lectureId, 'lectureId', 'Lecture');
    const sectionId = input.sectionId == null ? null : inputId(input.sectionId, 'sectionId', 'Section');
    const { seconds } = input;
    return { position: await putVideoPosition(rest, userCourseId, lectureId, { sectionId, seconds }) };
  },
);
