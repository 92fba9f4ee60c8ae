import { deleteInvitations, forgetCreator, readConsents, readGroups, readInvitations } from './personalDataQueries.ts';
import type { PersonalDataPart } from '../personalData/personalDataPart.ts';

/** Who someone is to a workspace. */
export const personalData: PersonalDataPart = {
  export: {
    consents: readConsents,
    invitations: readInvitations,
    groups: readGroups,
  },
  erase: {
    beforeAccount: forgetCreator,
    afterAccount: deleteInvitations,
  },
};
