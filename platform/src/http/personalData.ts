import { deleteRepliesNaming } from './repliesNamingQueries.ts';
import type { PersonalDataPart } from '../personalData/personalDataPart.ts';

/** Stored replies to requests of others. */
export const personalData: PersonalDataPart = {
  erase: {
    beforeAccount: deleteRepliesNaming,
  },
};
