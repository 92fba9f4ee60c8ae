import { hastenRemoval } from '../file/fileRemovalQueries.ts';
import { withdrawJobResults } from '../job/jobResultQueries.ts';
import type { PersonalDataPart } from '../personalData/personalDataPart.ts';

/** Who was erased stands in no file that can still be downloaded: all of the workspace are withdrawn, as any may hold them (OP-310). */
export const personalData: PersonalDataPart = {
  erase: {
    beforeAccount: async (trx, { workspaceId, now }) => {
      for (const storeKey of await withdrawJobResults(trx, workspaceId)) {
        await hastenRemoval(trx, { workspaceId, storeKey, dueTime: now });
      }
    },
  },
};
