import type { MutationResolvers, SwitchRemindersInput } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { postReminderSwitch } from './reminderApi.ts';

/** BEY-13. */
export const switchReminders: NonNullable<MutationResolvers['switchReminders']> = mutation(
  async ({ token, byMail }: SwitchRemindersInput, { rest }) => {
    await postReminderSwitch(rest, { token, on: byMail });
    return { byMail };
  },
);
