import { deleteMessagesToNobodyElse, readMessagesSent } from './message/personalDataQueries.ts';
import { deleteWaitingEnrolments, readWaitingEnrolments } from './waiting/personalDataQueries.ts';
import type { PersonalDataPart } from '../personalData/personalDataPart.ts';

/** Enrolments that wait, and messages to learners; enrolments themselves are read with what hangs on them (`readEnrolments.ts`). */
export const personalData: PersonalDataPart = {
  export: {
    waitingEnrolments: readWaitingEnrolments,
    messagesSent: readMessagesSent,
  },
  erase: {
    beforeAccount: deleteMessagesToNobodyElse,
    afterAccount: deleteWaitingEnrolments,
  },
};
