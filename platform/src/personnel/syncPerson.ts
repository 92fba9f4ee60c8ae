import { appendAudit } from '../audit/appendAudit.ts';
import type { Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { revokeFamilies } from '../identity/tokenQueries.ts';
import { writePersonnelLink } from '../integration/personnel/personnelLinkQueries.ts';
import type { JobRow, JobRowOutcome } from '../job/jobRowQueries.ts';
import { email } from '../shared/emailSchema.ts';
import { insertInvitation, lockAddress, markRevoked } from '../workspace/people/invitationQueries.ts';
import { writeLeftTime } from '../workspace/people/leftQueries.ts';
import { findKnownByAddress, lockKnownPerson, reopenInvitation } from './personnelQueries.ts';
import type { SyncRow } from './syncRow.ts';
import type { Id } from '../shared/id.ts';

interface Syncing {
  readonly workspaceId: Id;
  /** Who ordered the sync; null for the nightly one. */
  readonly actorId: Id | null;
  readonly now: Date;
}

/** Nobody gets rights by a sync. */
const noRights = { createCourse: false, createVoucher: false };

/**
 * Does what a sync planned with one person, as they are now: whoever was invited, erased or made an admin since then is not treated as if
 * nothing had happened.
 */
export async function syncPerson(
  trx: Trx,
  syncing: Syncing,
  { externalId, effect, reason }: SyncRow,
  { subject, subjectId }: Pick<JobRow, 'subject' | 'subjectId'>,
): Promise<JobRowOutcome> {
  switch (effect) {
    case 'ADD':
      return add(trx, syncing, externalId, subject);
    case 'LINK':
      return link(trx, syncing, externalId, subjectId);
    case 'LEAVE':
      return leave(trx, syncing, externalId, subjectId);
    case 'RETURN':
      return comeBack(trx, syncing, externalId, subjectId);
    case 'SKIP':
      return { state: 'REFUSED', code: reason ?? 'NO_ADDRESS' };
  }
}

async function add(
  trx: Trx,
  { workspaceId, actorId, now }: Syncing,
  externalId: string,
  address: string,
): Promise<JobRowOutcome> {
  if (!email.safeParse(address).success) {
    return { state: 'REFUSED', code: 'NO_ADDRESS' };
  }
  await lockAddress(trx, workspaceId, address);
  const there = await findKnownByAddress(trx, workspaceId, address);
  if (there !== null) {
    const { userId: subjectId, isOut } = there;
    // Added and revoked since the plan was made: what an admin has decided stays.
    if (isOut) {
      return { state: 'REFUSED', code: 'REVOKED', subjectId };
    }
    await writePersonnelLink(trx, workspaceId, { externalId, userId: subjectId, departedTime: null });
    return { state: 'UNCHANGED', code: 'LINKED', subjectId };
  }
  const userId = await insertInvitation(trx, { workspaceId, username: address, rights: noRights, now });
  if (userId === null) {
    throw new DomainError('CONFLICT');
  }
  await writePersonnelLink(trx, workspaceId, { externalId, userId, departedTime: null });
  await note(trx, { workspaceId, actorId }, 'PERSON_ADDED', userId);
  return { state: 'DONE', code: 'ADDED', subjectId: userId };
}

async function link(trx: Trx, { workspaceId }: Syncing, externalId: string, userId: Id | null): Promise<JobRowOutcome> {
  const person = userId === null ? null : await lockKnownPerson(trx, workspaceId, userId);
  if (person === null) {
    return gone;
  }
  await writePersonnelLink(trx, workspaceId, { externalId, userId: person.userId, departedTime: null });
  return { state: 'UNCHANGED', code: 'LINKED' };
}

async function leave(
  trx: Trx,
  { workspaceId, actorId, now }: Syncing,
  externalId: string,
  userId: Id | null,
): Promise<JobRowOutcome> {
  const person = userId === null ? null : await lockKnownPerson(trx, workspaceId, userId);
  if (person === null) {
    return gone;
  }
  if (person.admin) {
    return { state: 'REFUSED', code: 'ADMIN' };
  }
  if (person.hasAccount) {
    await writeLeftTime(trx, workspaceId, person.userId, now);
    await revokeFamilies(trx, { workspaceId, userId: person.userId, now });
  } else if (!person.isOut) {
    await markRevoked(trx, { workspaceId, userId: person.userId, now });
  }
  await writePersonnelLink(trx, workspaceId, { externalId, userId: person.userId, departedTime: now });
  await note(trx, { workspaceId, actorId }, 'ACCESS_WITHDRAWN', person.userId);
  return { state: 'DONE', code: 'DEPARTED' };
}

async function comeBack(
  trx: Trx,
  { workspaceId, actorId }: Syncing,
  externalId: string,
  userId: Id | null,
): Promise<JobRowOutcome> {
  const person = userId === null ? null : await lockKnownPerson(trx, workspaceId, userId);
  if (person === null) {
    return gone;
  }
  await (person.hasAccount
    ? writeLeftTime(trx, workspaceId, person.userId, null)
    : reopenInvitation(trx, workspaceId, person.userId));
  await writePersonnelLink(trx, workspaceId, { externalId, userId: person.userId, departedTime: null });
  await note(trx, { workspaceId, actorId }, 'ACCESS_RESTORED', person.userId);
  return { state: 'DONE', code: 'RETURNED' };
}

/** Erased since the plan was made; the next sync finds them as they are. */
const gone: JobRowOutcome = { state: 'REFUSED', code: '1001' };

const note = (
  trx: Trx,
  { workspaceId, actorId }: Pick<Syncing, 'workspaceId' | 'actorId'>,
  action: 'PERSON_ADDED' | 'ACCESS_WITHDRAWN' | 'ACCESS_RESTORED',
  subjectId: Id,
): Promise<void> =>
  appendAudit(trx, {
    workspaceId,
    action,
    ...(actorId === null ? {} : { actorId }),
    subjectId,
    details: { by: 'sync' },
  });
