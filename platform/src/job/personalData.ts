import { forgetJobRows, readJobs } from './personalDataQueries.ts';
import type { PersonalDataPart } from '../personalData/personalDataPart.ts';

/** What someone ordered, and what jobs did with them. */
export const personalData: PersonalDataPart = {
  export: {
    jobs: readJobs,
  },
  erase: {
    beforeAccount: forgetJobRows,
  },
};
