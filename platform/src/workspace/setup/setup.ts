import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Id } from '../../shared/id.ts';
import { findSetup, updateSetupHidden, type SetupRow } from './setupQueries.ts';

/** The first steps of a workspace (OP-190). */
export const readSetup = ({ db }: Deps, workspaceId: Id): Promise<SetupRow> =>
  inWorkspace(db, workspaceId, (trx) => findSetup(trx, workspaceId));

/** Hides them for all admins, or shows them again, and answers them as they are now. */
export const hideSetup = ({ db, clock }: Deps, workspaceId: Id, hidden: boolean): Promise<SetupRow> =>
  inWorkspace(db, workspaceId, async (trx) => {
    await updateSetupHidden(trx, workspaceId, hidden ? clock() : null);
    return findSetup(trx, workspaceId);
  });
