import { readAuditEntries } from './personalDataQueries.ts';
import type { PersonalDataPart } from '../personalData/personalDataPart.ts';

/** What the audit log says of someone; it keeps the bare id. */
export const personalData: PersonalDataPart = {
  export: {
    auditEntries: readAuditEntries,
  },
};
