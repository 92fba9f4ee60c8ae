import { readActivity } from './personalDataQueries.ts';
import type { PersonalDataPart } from '../personalData/personalDataPart.ts';

/** What was counted of someone; facts keep the bare id. */
export const personalData: PersonalDataPart = {
  export: {
    activity: readActivity,
  },
};
