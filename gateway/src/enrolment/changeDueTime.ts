import type { ChangeDueTimeInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { putDueTime } from './userCourseApi.ts';
import { toLearnersUserCourse } from './userCourseMappers.ts';

/** BEY-13. */
export const changeDueTime: NonNullable<MutationResolvers['changeDueTime']> = mutation(
  async ({ userCourseId, dueTime }: ChangeDueTimeInput, { rest }) => ({
    userCourse: toLearnersUserCourse(
      await putDueTime(rest, inputId(userCourseId, 'userCourseId', 'UserCourse'), dueTime ?? null),
    ),
  }),
);
