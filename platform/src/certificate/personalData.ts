import { deleteCertificates, readCertificates } from './personalDataQueries.ts';
import type { PersonalDataPart } from '../personalData/personalDataPart.ts';

/** Certificates that someone holds. */
export const personalData: PersonalDataPart = {
  export: {
    certificates: readCertificates,
  },
  erase: {
    afterAccount: deleteCertificates,
  },
};
