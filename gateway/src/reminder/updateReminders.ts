import type { MutationResolvers, UpdateRemindersInput } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { putReminders } from './reminderApi.ts';

/** Chooses what the viewer gets mails about (BEY-13). */
export const updateReminders: NonNullable<MutationResolvers['updateReminders']> = mutation(
  async ({ byMail, questionsByMail, repliesByMail }: UpdateRemindersInput, { rest }) => ({
    reminders: await putReminders(rest, {
      ...(byMail == null ? {} : { byMail }),
      ...(questionsByMail == null ? {} : { questionsByMail }),
      ...(repliesByMail == null ? {} : { repliesByMail }),
    }),
  }),
);
