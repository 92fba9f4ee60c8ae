import type { Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import type { Actor } from '../../http/actorOf.ts';
import { lockPerson } from '../people/invitationQueries.ts';
import { loadPerson } from '../people/loadPerson.ts';
import type { PersonRow } from '../people/peopleQueries.ts';
import { lockKnownPerson, type LockedPerson } from './accessQueries.ts';
import { giveAccessBack, withdrawAccess, type AccessChange } from './accessSteps.ts';
import { lockFellowAdmins, requireAdminLeft } from './requireAdminLeft.ts';

/** An admin changes the access of someone now. */
export type AdminAction = Actor & { readonly now: Date };

const accessChangeOf = ({ workspaceId, actorId, now }: AdminAction): AccessChange => ({
  workspaceId,
  actorId,
  origin: 'ADMIN',
  now,
});

/**
 * An admin withdraws someone's access, in the caller's transaction: the person is signed out everywhere and refused from then on, and
 * keeps all their data; an invitation is revoked. Applies also to people whose access a connected system has withdrawn, so that it cannot
 * give it back. Throws 1001 for an unknown person, FORBIDDEN for oneself and for an actor who has since lost the right or the access, and
 * CONFLICT where an admin has withdrawn the access already, for the last admin and for the creator of a trial.
 */
export async function withdrawAccessStep(trx: Trx, actor: AdminAction, userId: Id): Promise<PersonRow> {
  const { workspaceId, actorId } = actor;
  if (userId === actorId) {
    throw new DomainError('FORBIDDEN', { message: 'You may not withdraw your own access' });
  }
  await lockPerson(trx, workspaceId, userId);
  const { admin } = await loadPerson(trx, workspaceId, userId);
  await (admin ? requireAdminLeft(trx, actor, userId) : lockFellowAdmins(trx, actor));
  const person = await lockPresent(trx, workspaceId, userId);
  if (person.isOut && person.outBy === 'ADMIN') {
    throw new DomainError('CONFLICT', { message: 'This person has no access already' });
  }
  await withdrawAccess(trx, accessChangeOf(actor), person);
  return loadPerson(trx, workspaceId, userId);
}

/**
 * An admin gives access back to an account, regardless of who withdrew it, in the caller's transaction. Throws 1001 for an unknown person,
 * FORBIDDEN for oneself and for an actor who has since lost the right or the access, so that nobody can reverse their own withdrawal, and
 * CONFLICT for a person who has access and for one without an account, who is invited again instead.
 */
export async function restoreAccessStep(trx: Trx, actor: AdminAction, userId: Id): Promise<PersonRow> {
  const { workspaceId, actorId } = actor;
  refuseOneself(actorId, userId);
  await lockPerson(trx, workspaceId, userId);
  await lockFellowAdmins(trx, actor);
  const person = await lockPresent(trx, workspaceId, userId);
  // An invitation that they had before they registered is them as well.
  refuseOneself(actorId, person.userId);
  if (!person.hasAccount || !person.isOut) {
    throw new DomainError('CONFLICT', { message: 'This person has access' });
  }
  await giveAccessBack(trx, accessChangeOf(actor), person);
  return loadPerson(trx, workspaceId, userId);
}

function refuseOneself(actorId: Id, userId: Id): void {
  if (userId === actorId) {
    throw new DomainError('FORBIDDEN', { message: 'You may not give back your own access' });
  }
}

async function lockPresent(trx: Trx, workspaceId: Id, userId: Id): Promise<LockedPerson> {
  const person = await lockKnownPerson(trx, workspaceId, userId);
  if (person === null) {
    throw new DomainError(1001);
  }
  return person;
}
