import { readMutedNotices, readNoticesOf, readPushDevices } from './personalDataQueries.ts';
import type { PersonalDataPart } from '../personalData/personalDataPart.ts';

/** Browsers that take notices; they go with the account. */
export const personalData: PersonalDataPart = {
  export: {
    pushDevices: readPushDevices,
    mutedNotices: readMutedNotices,
    notices: readNoticesOf,
  },
};
