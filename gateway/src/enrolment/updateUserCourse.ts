import type { UpdateUserCourseInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { putDueTime } from './userCourseApi.ts';
import { toLearnersUserCourse } from './userCourseMappers.ts';

/** Changes the due date of an enrolment (BEY-13). */
export const updateUserCourse: NonNullable<MutationResolvers['updateUserCourse']> = mutation(
  async ({ userCourseId, dueTime }: UpdateUserCourseInput, { rest }) => ({
    userCourse: toLearnersUserCourse(
      await putDueTime(rest, inputId(userCourseId, 'userCourseId', 'UserCourse'), dueTime ?? null),
    ),
  }),
);
