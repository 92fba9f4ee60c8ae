import { forgetMails, readMails } from './personalDataQueries.ts';
import type { PersonalDataPart } from '../personalData/personalDataPart.ts';

/** Mails to someone. */
export const personalData: PersonalDataPart = {
  export: {
    mails: readMails,
  },
  erase: {
    afterAccount: forgetMails,
  },
};
