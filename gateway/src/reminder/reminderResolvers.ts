import { switchReminders } from './switchReminders.ts';
import { updateReminders } from './updateReminders.ts';

export const reminderResolvers = { Mutation: { updateReminders, switchReminders } };
