import { appendAudit } from '../audit/appendAudit.ts';
import { inWorkspace, type Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';

/**
 * Takes a reserved host into use: the trial begins now and the caller becomes its admin (OP-48). One conditional statement
 * decides between several callers; whoever comes later changes nothing. Answers whether this call did it. Throws FORBIDDEN at a
 * host whose workspace is no trial: there is nothing to make.
 */
export const createWorkspace = ({ db, clock }: Deps, workspaceId: number, userId: number): Promise<boolean> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const taken = await trx
      .updateTable('workspace')
      .set({ reserved_time: null, created_time: clock(), creator_id: userId })
      .where('workspace.workspace_id', '=', workspaceId)
      .where('workspace.reserved_time', 'is not', null)
      .returning('workspace.workspace_id')
      .executeTakeFirst();
    if (taken === undefined) {
      await requireTrial(trx, workspaceId);
      return false;
    }
    await trx
      .updateTable('app_user')
      .set({ role_admin: true })
      .where('app_user.workspace_id', '=', workspaceId)
      .where('app_user.user_id', '=', userId)
      .execute();
    await appendAudit(trx, { workspaceId, action: 'WORKSPACE_CREATED', actorId: userId });
    return true;
  });

async function requireTrial(trx: Trx, workspaceId: number): Promise<void> {
  const { trial } = await trx
    .selectFrom('workspace')
    .where('workspace.workspace_id', '=', workspaceId)
    .select('workspace.trial')
    .executeTakeFirstOrThrow();
  if (!trial) {
    throw new DomainError('FORBIDDEN', { message: 'A workspace can be made at the host of a trial only' });
  }
}
