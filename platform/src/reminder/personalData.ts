import { readDiscussionMails, readReminders } from './personalDataQueries.ts';
import type { PersonalDataPart } from '../personalData/personalDataPart.ts';

/** Which mails someone takes; it goes with the account. */
export const personalData: PersonalDataPart = {
  export: {
    discussionMails: readDiscussionMails,
    reminders: readReminders,
  },
};
