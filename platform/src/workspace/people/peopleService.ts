import { appendAudit } from '../../audit/appendAudit.ts';
import { inWorkspace, type Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { PageRequest, PageRows } from '../../http/paging.ts';
import { rsqlWhere } from '../../http/rsql.ts';
import { enqueueMail, enqueueOrderedMail } from '../../mail/order/enqueueMail.ts';
import { mailAllowances, mayGetMail } from '../../mail/order/mailAllowance.ts';
import {
  countTrialInvitations,
  insertInvitation,
  inviteAccount,
  inviteAll,
  lockAddress,
  lockInvitation,
  markInvited,
  markRevoked,
  withdrawPromisedRights,
} from './invitationQueries.ts';
import {
  everyPerson,
  findAccount,
  findPeople,
  findPerson,
  orderOfPeople,
  personSelectors,
  updateRights,
  type PersonRow,
  type Rights,
} from './peopleQueries.ts';
import type { Id } from '../../shared/id.ts';

const dayMs = 86_400_000;
/** Invitations that a trial workspace may send in 24 hours. */
const trialInvitationsPerDay = 100;

/** Where, and who does it. */
interface Doing {
  readonly workspaceId: Id;
  readonly actorId: Id;
}

/** A page of the people that `q` asks for (USERS-05). */
export const listPeople = (
  { db }: Deps,
  workspaceId: Id,
  { q, sort, ...page }: PageRequest & { readonly q?: string | undefined; readonly sort: readonly string[] },
): Promise<PageRows<PersonRow>> =>
  inWorkspace(db, workspaceId, (trx) =>
    findPeople(trx, workspaceId, { condition: rsqlWhere(q, personSelectors), order: orderOfPeople(sort), page }),
  );

/** The people that `q` asks for, over all pages, some at a time. Whoever takes the addresses of everyone is noted. */
export async function exportPeople(
  { db }: Deps,
  { workspaceId, actorId }: Doing,
  { q, sort }: { readonly q?: string | undefined; readonly sort: readonly string[] },
): Promise<AsyncIterable<readonly PersonRow[]>> {
  const asked = { condition: rsqlWhere(q, personSelectors), order: orderOfPeople(sort) };
  await inWorkspace(db, workspaceId, (trx) =>
    appendAudit(trx, { workspaceId, action: 'LIST_DOWNLOADED', actorId, details: { list: 'people' } }),
  );
  return everyPerson(db, workspaceId, asked);
}

/** One person; 1001 when there is none. */
export const readPerson = ({ db }: Deps, workspaceId: Id, userId: Id): Promise<PersonRow> =>
  inWorkspace(db, workspaceId, (trx) => load(trx, workspaceId, userId));

/**
 * Adds somebody (STAFF-02, OP-30). Who has an account gets the rights beside those they have, and they count once its address is proven
 * (ADR 0014); everyone else waits for their invitation. Answers the person and whether they are new. Throws CONFLICT for somebody who
 * is waiting already.
 */
export const addPerson = (
  { db, clock }: Deps,
  { workspaceId, actorId }: Doing,
  { username, ...rights }: Rights & { readonly username: string },
): Promise<{ person: PersonRow; isNew: boolean }> =>
  inWorkspace(db, workspaceId, async (trx) => {
    await lockAddress(trx, workspaceId, username);
    const account = await findAccount(trx, workspaceId, username);
    if (account !== null) {
      const before = await load(trx, workspaceId, account.id);
      const granted = {
        createCourse: before.createCourse || rights.createCourse,
        createVoucher: before.createVoucher || rights.createVoucher,
      };
      await giveRights(trx, { workspaceId, actorId }, before, granted);
      return { person: await load(trx, workspaceId, account.id), isNew: false };
    }
    const userId = await insertInvitation(trx, { workspaceId, username, rights, now: clock() });
    if (userId === null) {
      throw new DomainError('CONFLICT', { message: 'This person is added already' });
    }
    await appendAudit(trx, {
      workspaceId,
      action: 'PERSON_ADDED',
      actorId,
      subjectId: userId,
      details: { createCourse: rights.createCourse, createVoucher: rights.createVoucher },
    });
    return { person: await load(trx, workspaceId, userId), isNew: true };
  });

export interface PersonChange extends Partial<Rights> {
  readonly status?: 'REVOKED' | undefined;
}

/**
 * Changes rights, or revokes an invitation (ROLE-08, STAFF-01, USERS-03). Throws 1001 for nobody, CONFLICT for revoking somebody
 * with an account, FORBIDDEN for withdrawing one's own rights.
 */
export const changePerson = (
  { db, clock }: Deps,
  { workspaceId, actorId }: Doing,
  userId: Id,
  { status, ...rights }: PersonChange,
): Promise<PersonRow> =>
  inWorkspace(db, workspaceId, async (trx) => {
    await lockInvitation(trx, workspaceId, userId);
    const before = await load(trx, workspaceId, userId);
    const after = {
      createCourse: rights.createCourse ?? before.createCourse,
      createVoucher: rights.createVoucher ?? before.createVoucher,
    };
    if (userId === actorId && isWithdrawal(before, after)) {
      throw new DomainError('FORBIDDEN', { message: 'You may not withdraw your own rights' });
    }
    await giveRights(trx, { workspaceId, actorId }, before, after);
    if (before.status === 'REGISTERED') {
      await withdrawFromInvitation(trx, { workspaceId, actorId }, before.username, rights);
    }
    if (status === 'REVOKED') {
      requireNoAccount(before);
      await markRevoked(trx, { workspaceId, userId, now: clock() });
      await appendAudit(trx, { workspaceId, action: 'INVITATION_REVOKED', actorId, subjectId: userId });
    }
    return load(trx, workspaceId, userId);
  });

/**
 * Sends an invitation, again if it was sent before (USERS-02); to somebody with an account, so that they prove their address by
 * signing in with its link. Throws 1001 for nobody, CONFLICT for an account whose address is proven, RATE_LIMITED for somebody who
 * got too many today, and in a trial that sent too many.
 */
export const invitePerson = (
  { db, clock, jobs }: Deps,
  { workspaceId, actorId }: Doing,
  userId: Id,
): Promise<PersonRow> =>
  inWorkspace(db, workspaceId, async (trx) => {
    await lockInvitation(trx, workspaceId, userId);
    const person = await load(trx, workspaceId, userId);
    if (person.addressProven) {
      throw new DomainError('CONFLICT', { message: 'This person has an account and has proven the address already' });
    }
    const now = clock();
    const mail = { workspaceId, kind: 'INVITATION', recipient: person.username, params: { userId }, now } as const;
    if (!(await mayGetMail(trx, mail))) {
      throw new DomainError('RATE_LIMITED', {
        message: 'A person gets at most {most} invitations a day',
        params: { most: mailAllowances.INVITATION.most },
      });
    }
    await (person.status === 'REGISTERED'
      ? inviteAccount(trx, { workspaceId, userId, now })
      : markInvited(trx, { workspaceId, userId, now }));
    await enqueueMail(jobs, trx, mail);
    await requireRoomForMails(trx, workspaceId, now);
    await appendAudit(trx, { workspaceId, action: 'INVITED', actorId, subjectId: userId });
    return load(trx, workspaceId, userId);
  });

/** Sends an invitation to everyone without an account who was not revoked and got few today (USERS-04). Answers how many are on their way. */
export const inviteEveryone = ({ db, clock, jobs }: Deps, doing: Doing, resend: boolean): Promise<number> =>
  inWorkspace(db, doing.workspaceId, async (trx) => {
    const { workspaceId } = doing;
    const now = clock();
    const mails = await inviteAll(trx, { ...doing, resend, now });
    await requireRoomForMails(trx, workspaceId, now);
    await enqueueOrderedMail(jobs, trx, { workspaceId, kind: 'INVITATION', mailIds: mails });
    return mails.length;
  });

async function load(trx: Trx, workspaceId: Id, userId: Id): Promise<PersonRow> {
  const person = await findPerson(trx, workspaceId, userId);
  if (person === null) {
    throw new DomainError(1001);
  }
  return person;
}

/** Gives exactly these rights and notes what changed; nothing where nothing does. */
async function giveRights(
  trx: Trx,
  { workspaceId, actorId }: Doing,
  person: PersonRow,
  { createCourse, createVoucher }: Rights,
): Promise<void> {
  const changed = {
    ...(createCourse === person.createCourse ? {} : { createCourse }),
    ...(createVoucher === person.createVoucher ? {} : { createVoucher }),
  };
  if (Object.keys(changed).length > 0) {
    await updateRights(trx, workspaceId, person, changed);
    await appendAudit(trx, {
      workspaceId,
      action: 'RIGHTS_CHANGED',
      actorId,
      subjectId: person.userId,
      details: changed,
    });
  }
}

/** What is withdrawn from an account is not given back by the link of an invitation that was never used. */
async function withdrawFromInvitation(
  trx: Trx,
  { workspaceId, actorId }: Doing,
  username: string,
  { createCourse, createVoucher }: Partial<Rights>,
): Promise<void> {
  const kept = { createCourse: createCourse !== false, createVoucher: createVoucher !== false };
  const subjectId = await withdrawPromisedRights(trx, { workspaceId, username, kept });
  if (subjectId !== null) {
    const details = {
      ...(kept.createCourse ? {} : { createCourse: false }),
      ...(kept.createVoucher ? {} : { createVoucher: false }),
    };
    await appendAudit(trx, { workspaceId, action: 'RIGHTS_CHANGED', actorId, subjectId, details });
  }
}

/** Anybody can make a trial: without a limit it would be a way to send mail to strangers in somebody else's name. */
async function requireRoomForMails(trx: Trx, workspaceId: Id, now: Date): Promise<void> {
  const sent = await countTrialInvitations(trx, workspaceId, new Date(now.getTime() - dayMs));
  if (sent !== null && sent > trialInvitationsPerDay) {
    throw new DomainError('RATE_LIMITED', {
      message: 'A trial workspace sends at most {most} invitations a day',
      params: { most: trialInvitationsPerDay },
    });
  }
}

const isWithdrawal = (before: Rights, after: Rights): boolean =>
  (before.createCourse && !after.createCourse) || (before.createVoucher && !after.createVoucher);

function requireNoAccount({ status }: PersonRow): void {
  if (status === 'REGISTERED') {
    throw new DomainError('CONFLICT', { message: 'This person has an account already' });
  }
}
