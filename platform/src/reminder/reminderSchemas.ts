import { z } from 'zod';

export const reminderSwitch = z
  .object({
    token: z
      .string()
      .max(200, 'is longer than 200 characters: shorten it')
      .describe('The token of the link in the mail.'),
    on: z.boolean().describe('False when no more reminders should come by mail, true when they should again.'),
  })
  .meta({ id: 'ReminderSwitch', description: 'Whether reminders come by mail, by the link in one of them.' });

const switches = {
  byMail: z.boolean().describe('Whether reminders of what is due come by mail, at most one a day.'),
  questionsByMail: z
    .boolean()
    .describe('Whether mails tell of questions that wait in courses that one answers for, at most one a day.'),
  repliesByMail: z
    .boolean()
    .describe('Whether mails tell of replies to one’s questions, at most one an hour for each question.'),
};

export const remindersResponse = z
  .object(switches)
  .meta({ id: 'Reminders', description: 'What a person is told of by mail.' });

export const remindersPatch = z
  .object(switches)
  .partial()
  .meta({ id: 'RemindersPatch', description: 'What to be told of by mail; absent ones stay as they are.' });
