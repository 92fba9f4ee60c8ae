import type { MutationResolvers, UpdateNoticesInput } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { patchNotices } from './pushApi.ts';
import { toNotices } from './pushMappers.ts';

/** BEY-15. Null leaves a kind as it is: there is nothing to clear. */
export const updateNotices: NonNullable<MutationResolvers['updateNotices']> = mutation(
  async ({ certificate, achievement, due, reply, question, enrolment }: UpdateNoticesInput, { rest }) => ({
    notices: toNotices(
      await patchNotices(rest, {
        ...(certificate == null ? {} : { certificate }),
        ...(achievement == null ? {} : { achievement }),
        ...(due == null ? {} : { due }),
        ...(reply == null ? {} : { reply }),
        ...(question == null ? {} : { question }),
        ...(enrolment == null ? {} : { enrolment }),
      }),
    ),
  }),
);
