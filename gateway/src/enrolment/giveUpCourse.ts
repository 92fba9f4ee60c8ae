import type { GiveUpCourseInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { patchUserCourse } from './userCourseApi.ts';
import { toUserCourseModel } from './userCourseMappers.ts';

/** ENR-06: the finish time is now. */
export const giveUpCourse: NonNullable<MutationResolvers['giveUpCourse']> = mutation(
  async (input: GiveUpCourseInput, { rest, clock }) => {
    const id = inputId(input.userCourseId, 'userCourseId', 'UserCourse');
    const userCourse = toUserCourseModel(await patchUserCourse(rest, id, new Date(clock.now()).toISOString()));
    return { userCourse, course: userCourse.course ?? null };
  },
);
