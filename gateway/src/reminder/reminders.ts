import type { ViewerResolvers } from '../generated/resolverTypes.ts';
import { getReminders } from './reminderApi.ts';

/** BEY-13: one call, when it is asked for. */
export const reminders: NonNullable<ViewerResolvers['reminders']> = (_viewer, _args, { rest }) => getReminders(rest);
