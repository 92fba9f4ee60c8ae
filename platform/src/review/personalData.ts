import type { PersonalDataPart } from '../personalData/personalDataPart.ts';
import { deleteComments, readReviewComments } from './personalDataQueries.ts';

/** What someone wrote about courses. */
export const personalData: PersonalDataPart = {
  export: { reviewComments: readReviewComments },
  erase: { beforeAccount: deleteComments },
};
