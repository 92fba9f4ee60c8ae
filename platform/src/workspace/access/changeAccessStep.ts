import type { Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import type { Actor } from '../../http/actorOf.ts';
import { lockPerson } from '../people/invitationQueries.ts';
import { loadPerson } from '../people/loadPerson.ts';
import type { PersonRow } from '../people/peopleQueries.ts';
import { lockKnownPerson, type LockedPerson } from './accessQueries.ts';
import { giveAccessBack, withdrawAccess, type Taking } from './accessSteps.ts';
import { lockFellowAdmins, requireAdminLeft } from './requireAdminLeft.ts';

type AdminDoing = Actor & { readonly now: Date };

const takingOf = ({ workspaceId, actorId, now }: AdminDoing): Taking => ({
  workspaceId,
  actorId,
  origin: 'ADMIN',
  now,
});

/**
 * An admin withdraws somebody's access, in the transaction that it is given: signed out everywhere, refused from now on, nothing lost; an
 * invitation is revoked. Also of those whom a system has put out, so that it does not let them in again. Throws 1001 for nobody,
 * FORBIDDEN for oneself and where the actor lost the right or the access meanwhile, CONFLICT for somebody whose access an admin withdrew, for the last admin and for the maker of a trial.
 */
export async function withdrawAccessStep(trx: Trx, doing: AdminDoing, userId: Id): Promise<PersonRow> {
  const { workspaceId, actorId } = doing;
  if (userId === actorId) {
    throw new DomainError('FORBIDDEN', { message: 'You may not withdraw your own access' });
  }
  await lockPerson(trx, workspaceId, userId);
  const { admin } = await loadPerson(trx, workspaceId, userId);
  await (admin ? requireAdminLeft(trx, doing, userId) : lockFellowAdmins(trx, doing));
  const person = await lockPresent(trx, workspaceId, userId);
  if (person.isOut && person.outBy === 'ADMIN') {
    throw new DomainError('CONFLICT', { message: 'This person has no access already' });
  }
  await withdrawAccess(trx, takingOf(doing), person);
  return loadPerson(trx, workspaceId, userId);
}

/**
 * An admin gives access back to an account, whoever withdrew it, in the transaction that it is given. Throws 1001 for nobody,
 * FORBIDDEN for oneself and where the actor lost the right or the access meanwhile, so that nobody takes back their own withdrawal, CONFLICT
 * for somebody who has access and for somebody without an account, who is invited again instead.
 */
export async function restoreAccessStep(trx: Trx, doing: AdminDoing, userId: Id): Promise<PersonRow> {
  const { workspaceId, actorId } = doing;
  refuseOneself(actorId, userId);
  await lockPerson(trx, workspaceId, userId);
  await lockFellowAdmins(trx, doing);
  const person = await lockPresent(trx, workspaceId, userId);
  // An invitation that they had before they registered is them as well.
  refuseOneself(actorId, person.userId);
  if (!person.hasAccount || !person.isOut) {
    throw new DomainError('CONFLICT', { message: 'This person has access' });
  }
  await giveAccessBack(trx, takingOf(doing), person);
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
