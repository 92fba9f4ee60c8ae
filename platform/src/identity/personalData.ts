import { deleteExternalSignIns, readExternalIdentities } from './external/personalDataQueries.ts';
import {
  deleteFailedSignIns,
  readAccount,
  readApiTokens,
  readFailedSignIns,
  readPreferences,
  readSignIns,
} from './personalDataQueries.ts';
import type { PersonalDataPart } from '../personalData/personalDataPart.ts';

/** Accounts and sign-ins. The account itself goes between the two steps of erasing. */
export const personalData: PersonalDataPart = {
  export: {
    account: readAccount,
    preferences: readPreferences,
    signIns: readSignIns,
    apiTokens: readApiTokens,
    failedSignIns: readFailedSignIns,
    externalIdentities: readExternalIdentities,
  },
  erase: {
    beforeAccount: deleteExternalSignIns,
    afterAccount: deleteFailedSignIns,
  },
};
