import type { Trx } from '../db/database.ts';
import { writePersonnelLink } from '../integration/personnel/personnelLinkQueries.ts';
import type { JobRow, JobRowOutcome } from '../job/jobRowQueries.ts';
import { email } from '../shared/emailSchema.ts';
import type { Id } from '../shared/id.ts';
import { lockAddress } from '../workspace/people/invitationQueries.ts';
import { lockKnownPerson, type LockedPerson } from '../workspace/access/accessQueries.ts';
import { giveAccessBack, withdrawAccess, type AccessChange } from '../workspace/access/accessSteps.ts';
import { addWithoutMail } from './addWithoutMail.ts';
import { findKnownByAddress } from './personnelQueries.ts';
import type { SyncRow } from './syncRow.ts';

type Syncing = Omit<AccessChange, 'origin'>;

/**
 * Does what a sync planned with one person, as they are now: anyone who was invited, erased or made an admin since then is not treated as if
 * nothing had happened.
 */
export async function syncPerson(
  trx: Trx,
  syncing: Syncing,
  { externalId, effect, reason }: SyncRow,
  { subject, subjectId }: Pick<JobRow, 'subject' | 'subjectId'>,
): Promise<JobRowOutcome> {
  const accessChange: AccessChange = { ...syncing, origin: 'PERSONNEL' };
  if (effect === 'SKIP') {
    return { state: 'REFUSED', code: reason ?? 'NO_ADDRESS' };
  }
  if (effect === 'ADD') {
    return add(trx, accessChange, externalId, subject);
  }
  const person = subjectId === null ? null : await lockKnownPerson(trx, accessChange.workspaceId, subjectId);
  if (person === null) {
    return gone;
  }
  switch (effect) {
    case 'LINK':
      return link(trx, accessChange, externalId, person.userId);
    case 'LEAVE':
      return leave(trx, accessChange, externalId, person);
    case 'RETURN':
      return comeBack(trx, accessChange, externalId, person);
  }
}

async function add(trx: Trx, accessChange: AccessChange, externalId: string, address: string): Promise<JobRowOutcome> {
  const { workspaceId } = accessChange;
  if (!email.safeParse(address).success) {
    return { state: 'REFUSED', code: 'NO_ADDRESS' };
  }
  await lockAddress(trx, workspaceId, address);
  const there = await findKnownByAddress(trx, workspaceId, address);
  if (there !== null) {
    // Added and revoked since the plan was made: what an admin has decided stays.
    return there.isOut
      ? { state: 'REFUSED', code: 'REVOKED', subjectId: there.userId }
      : link(trx, accessChange, externalId, there.userId);
  }
  const userId = await addWithoutMail(trx, accessChange, address);
  await writePersonnelLink(trx, workspaceId, { externalId, userId, departedTime: null });
  return { state: 'DONE', code: 'ADDED', subjectId: userId };
}

async function link(trx: Trx, { workspaceId }: AccessChange, externalId: string, userId: Id): Promise<JobRowOutcome> {
  await writePersonnelLink(trx, workspaceId, { externalId, userId, departedTime: null });
  return { state: 'UNCHANGED', code: 'LINKED', subjectId: userId };
}

async function leave(
  trx: Trx,
  accessChange: AccessChange,
  externalId: string,
  person: LockedPerson,
): Promise<JobRowOutcome> {
  // Who runs the workspace never loses it by a system.
  if (person.admin) {
    return { state: 'REFUSED', code: 'ADMIN' };
  }
  await withdrawAccess(trx, accessChange, person);
  const { workspaceId, now } = accessChange;
  await writePersonnelLink(trx, workspaceId, { externalId, userId: person.userId, departedTime: now });
  return { state: 'DONE', code: 'DEPARTED' };
}

async function comeBack(
  trx: Trx,
  accessChange: AccessChange,
  externalId: string,
  person: LockedPerson,
): Promise<JobRowOutcome> {
  const isBack = await giveAccessBack(trx, accessChange, person);
  const { state, code } = isBack
    ? ({ state: 'DONE', code: 'RETURNED' } as const)
    : ({ state: 'UNCHANGED', code: 'LINKED' } as const);
  await writePersonnelLink(trx, accessChange.workspaceId, { externalId, userId: person.userId, departedTime: null });
  return { state, code };
}

/** Erased since the plan was made; the next sync finds them as they are. */
const gone: JobRowOutcome = { state: 'REFUSED', code: '1001' };
