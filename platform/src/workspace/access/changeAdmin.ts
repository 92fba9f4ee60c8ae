import { appendAudit } from '../../audit/appendAudit.ts';
import type { Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { createIdentityProof, type ProvingPerson } from '../../identity/identityProof.ts';
import type { TokenService } from '../../identity/tokenService.ts';
import type { Id } from '../../shared/id.ts';
import type { Actor } from '../../http/actorOf.ts';
import { withdrawPromisedAdmin, writeAdmin } from '../people/adminQueries.ts';
import { lockPerson } from '../people/invitationQueries.ts';
import { loadPerson } from '../people/loadPerson.ts';
import type { PersonRow } from '../people/peopleQueries.ts';
import { lockFellowAdmins, requireAdminLeft } from './requireAdminLeft.ts';

export interface AdminChange {
  /** Who does it, and the sign-in that is used. */
  readonly actor: ProvingPerson;
  /** Of the actor; needed where their account has one. */
  readonly password: string | undefined;
  readonly userId: Id;
  readonly admin: boolean;
}

/**
 * Gives or takes the right to run the workspace (OP-131). The admin who does it shows again who they are: a stolen session must not make
 * itself permanent. Throws as the proof of identity does, and as {@link changeAdminStep}.
 */
export function createChangeAdmin(deps: Pick<Deps, 'db' | 'clock'>, { check }: Pick<TokenService, 'check'>) {
  const prove = createIdentityProof(deps, check);
  return ({ actor, password, userId, admin }: AdminChange): Promise<PersonRow> =>
    prove(actor, password, (trx) =>
      changeAdminStep(trx, { workspaceId: actor.workspaceId, actorId: actor.userId }, userId, admin),
    );
}

/**
 * The right waits for a proven address, as every right does. Throws 1001 for nobody, FORBIDDEN for taking one's own right and where the
 * actor lost theirs meanwhile, CONFLICT for the last admin, the maker of a trial, and for someone who is out.
 */
async function changeAdminStep(trx: Trx, actor: Actor, userId: Id, admin: boolean): Promise<PersonRow> {
  const { workspaceId, actorId } = actor;
  if (userId === actorId && !admin) {
    throw new DomainError('FORBIDDEN', { message: 'You may not withdraw your own rights' });
  }
  await lockPerson(trx, workspaceId, userId);
  const before = await loadPerson(trx, workspaceId, userId);
  const { addressProven, status } = before;
  if ((before.admin || before.adminPromised) === admin) {
    return before;
  }
  if (admin && (before.leftTime !== null || status === 'REVOKED')) {
    throw new DomainError('CONFLICT', { message: 'This person has no access', params: { reason: 'NO_ACCESS' } });
  }
  await (before.admin ? requireAdminLeft(trx, actor, userId) : lockFellowAdmins(trx, actor));
  const hasAccount = status === 'REGISTERED';
  await writeAdmin(trx, workspaceId, { userId, hasAccount }, { admin, waits: !addressProven });
  if (hasAccount && !admin) {
    // The link of an invitation that was never used must not give the right back.
    await withdrawPromisedAdmin(trx, workspaceId, before.username);
  }
  await appendAudit(trx, { workspaceId, action: 'RIGHTS_CHANGED', actorId, subjectId: userId, details: { admin } });
  return loadPerson(trx, workspaceId, userId);
}
