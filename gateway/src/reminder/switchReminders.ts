import type { MutationResolvers, SwitchRemindersInput } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { postReminderSwitch } from './reminderApi.ts';

/** Switches mails of one kind off or on by the token that each of them carries, without signing in (BEY-13). */
export const switchReminders: NonNullable<MutationResolvers['switchReminders']> = mutation(
  async ({ token, byMail }: SwitchRemindersInput, { rest }) => {
    await postReminderSwitch(rest, { token, on: byMail });
    return { byMail };
  },
);
