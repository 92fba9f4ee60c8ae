import { forgetRequester, readPrivacyRequests } from './personalDataQueries.ts';
import type { PersonalDataPart } from '../personalData/personalDataPart.ts';

/** Requests for data and erasure; they keep the bare id. */
export const personalData: PersonalDataPart = {
  export: {
    privacyRequests: readPrivacyRequests,
  },
  erase: {
    afterAccount: forgetRequester,
  },
};
