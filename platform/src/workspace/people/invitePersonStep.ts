import { appendAudit } from '../../audit/appendAudit.ts';
import type { Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { enqueueMail } from '../../mail/order/enqueueMail.ts';
import { mailAllowances, mayGetMail } from '../../mail/order/mailAllowance.ts';
import type { Id } from '../../shared/id.ts';
import type { Actor } from '../../http/actorOf.ts';
import { countTrialInvitations, inviteAccount, lockPerson, markInvited } from './invitationQueries.ts';
import { loadPerson } from './loadPerson.ts';
import type { PersonRow } from './peopleQueries.ts';

const dayMs = 86_400_000;
/** Invitations that a trial workspace may send in 24 hours. */
const trialInvitationsPerDay = 100;

/** How many invitations a trial workspace may send now; null for any other workspace. */
export async function remainingMails(trx: Trx, workspaceId: Id, now: Date): Promise<number | null> {
  const sent = await countTrialInvitations(trx, workspaceId, { since: new Date(now.getTime() - dayMs), inTurn: false });
  return sent === null ? null : Math.max(0, trialInvitationsPerDay - sent);
}

/**
 * Sends an invitation, again if it was sent before, in the transaction that it is given; to someone with an account, so that they prove
 * their address by signing in with its link. Throws 1001 for nobody, CONFLICT for an account whose address is proven, RATE_LIMITED for
 * someone who got too many today, and in a trial that sent too many.
 */
export async function invitePersonStep(
  trx: Trx,
  { jobs }: Pick<Deps, 'jobs'>,
  { workspaceId, actorId, now }: Actor & { readonly now: Date },
  userId: Id,
): Promise<PersonRow> {
  await lockPerson(trx, workspaceId, userId);
  const person = await loadPerson(trx, workspaceId, userId);
  if (person.addressProven) {
    throw new DomainError('CONFLICT', { message: 'This person has an account and has proven the address already' });
  }
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
  return loadPerson(trx, workspaceId, userId);
}

/** Anybody can make a trial: without a limit it would be a way to send mail to strangers in someone else's name. */
export async function requireRoomForMails(trx: Trx, workspaceId: Id, now: Date): Promise<void> {
  const sent = await countTrialInvitations(trx, workspaceId, { since: new Date(now.getTime() - dayMs), inTurn: true });
  if (sent !== null && sent > trialInvitationsPerDay) {
    throw new DomainError('RATE_LIMITED', {
      message: 'A trial workspace sends at most {most} invitations a day',
      params: { most: trialInvitationsPerDay },
    });
  }
}
