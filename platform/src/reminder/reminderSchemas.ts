import { z } from 'zod';

export const reminderSwitch = z
  .object({
    token: z.string().max(200, 'must have at most 200 characters').describe('The token of the link in the mail.'),
    on: z.boolean().describe('False when no more reminders should come by mail, true when they should again.'),
  })
  .meta({ id: 'ReminderSwitch', description: 'Whether reminders come by mail, by the link in one of them.' });

export const remindersResponse = z
  .object({ byMail: z.boolean().describe('Whether reminders of what is due come by mail, at most one a day.') })
  .meta({ id: 'Reminders', description: 'How a person is reminded of what is due.' });
