import { readVouchersUsed } from './personalDataQueries.ts';
import type { PersonalDataPart } from '../personalData/personalDataPart.ts';

/** Codes that someone used; they go with the account. */
export const personalData: PersonalDataPart = {
  export: {
    vouchersUsed: readVouchersUsed,
  },
};
