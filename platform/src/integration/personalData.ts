import { deletePersonnelLinks, readPersonnelLinks } from './personnel/personalDataQueries.ts';
import type { PersonalDataPart } from '../personalData/personalDataPart.ts';

/** Who someone is in the systems of others. */
export const personalData: PersonalDataPart = {
  export: {
    personnelLinks: readPersonnelLinks,
  },
  erase: {
    afterAccount: deletePersonnelLinks,
  },
};
