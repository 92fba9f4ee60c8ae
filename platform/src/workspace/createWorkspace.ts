import { appendAudit } from '../audit/appendAudit.ts';
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { isTrialWorkspace, makeAdmin, takeReservation } from './reservationQueries.ts';
import type { Id } from '../shared/id.ts';

/**
 * Takes a reserved host into use: the trial begins now and the caller becomes its admin (OP-48). One conditional statement
 * decides between several callers; anyone who comes later changes nothing. Answers whether this call did it. Throws FORBIDDEN at a
 * host whose workspace is no trial: there is nothing to make.
 */
export const createWorkspace = ({ db, clock }: Deps, workspaceId: Id, userId: Id): Promise<boolean> =>
  inWorkspace(db, workspaceId, async (trx) => {
    if (!(await takeReservation(trx, { workspaceId, creatorId: userId, now: clock() }))) {
      if (!(await isTrialWorkspace(trx, workspaceId))) {
        throw new DomainError('FORBIDDEN', { message: 'A workspace can be made at the host of a trial only' });
      }
      return false;
    }
    await makeAdmin(trx, workspaceId, userId);
    await appendAudit(trx, { workspaceId, action: 'WORKSPACE_CREATED', actorId: userId });
    return true;
  });
