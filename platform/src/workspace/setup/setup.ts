import { inWorkspace, type Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import { findSetup, updateSetupHidden, type SetupRow } from './setupQueries.ts';

/** The first steps of a trial workspace (OP-190). Throws NOT_FOUND for a workspace that is no trial. */
export const readSetup = ({ db }: Deps, workspaceId: Id): Promise<SetupRow> =>
  inWorkspace(db, workspaceId, (trx) => requireSetup(trx, workspaceId));

/** Hides them for all admins, or shows them again, and answers them as they are now. Throws as {@link readSetup}. */
export const hideSetup = ({ db, clock }: Deps, workspaceId: Id, hidden: boolean): Promise<SetupRow> =>
  inWorkspace(db, workspaceId, async (trx) => {
    await updateSetupHidden(trx, workspaceId, hidden ? clock() : null);
    return requireSetup(trx, workspaceId);
  });

async function requireSetup(trx: Trx, workspaceId: Id): Promise<SetupRow> {
  const setup = await findSetup(trx, workspaceId);
  if (setup === null) {
    throw new DomainError('NOT_FOUND');
  }
  return setup;
}
