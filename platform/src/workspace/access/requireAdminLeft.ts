import type { Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import type { Actor } from '../../http/actorOf.ts';
import { findTrialMaker, lockAdmins } from '../people/adminQueries.ts';

/**
 * The admins who may sign in, locked until the transaction ends. Throws FORBIDDEN where the actor is none of them any more: another admin
 * was faster. Call it once the person whom it is about is locked, and before their account is.
 */
export async function lockFellowAdmins(trx: Trx, { workspaceId, actorId }: Actor): Promise<readonly Id[]> {
  const admins = await lockAdmins(trx, workspaceId);
  if (!admins.includes(actorId)) {
    throw new DomainError('FORBIDDEN', { message: 'You do not run this workspace any more' });
  }
  return admins;
}

/**
 * Before an admin loses the right or the access: someone else must be left who runs the workspace, and a trial keeps its maker. Of two
 * admins who take each other out at once the second is refused. Throws CONFLICT with the reason, and as {@link lockFellowAdmins}.
 */
export async function requireAdminLeft(trx: Trx, actor: Actor, userId: Id): Promise<void> {
  const admins = await lockFellowAdmins(trx, actor);
  if (admins.every((admin) => admin === userId)) {
    throw new DomainError('CONFLICT', {
      message: 'This is the last admin of the workspace',
      params: { reason: 'LAST_ADMIN' },
    });
  }
  if ((await findTrialMaker(trx, actor.workspaceId)) === userId) {
    throw new DomainError('CONFLICT', {
      message: 'The maker of a trial workspace stays its admin',
      params: { reason: 'TRIAL_MAKER' },
    });
  }
}
