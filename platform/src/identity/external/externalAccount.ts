import { appendAudit } from '../../audit/appendAudit.ts';
import type { Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import { appendFact } from '../../fact/appendFact.ts';
import { linkAccountToPersonnel } from '../../workspace/people/invitationQueries.ts';
import { promisedRights } from '../../workspace/people/promisedRights.ts';
import { findInvitedName } from '../../workspace/people/invitationQueries.ts';
import { redeemInvitation } from '../../workspace/people/redeemInvitation.ts';
import { findUsername, insertUser } from '../userQueries.ts';
import type { Language } from '../../shared/languages.ts';
import { findLinkedUser, handOver, linkIdentity, lockAccountOfAddress } from './externalIdentityQueries.ts';
import type { ExternalPerson } from './externalPerson.ts';
import type { Realm } from './realms.ts';
import type { Id } from '../../shared/id.ts';

interface Arrival {
  readonly workspaceId: Id;
  readonly realm: Realm;
  readonly person: ExternalPerson;
  readonly invitationToken?: string | undefined;
  readonly now: Date;
}

/**
 * The account that someone who signed in at a provider signs in to. By their id there, else by their e-mail address, which
 * links the two for the next time. An account whose address was never proven is handed over: anyone who registered a foreign
 * address loses it to its owner. Throws 1001 for nobody we know, 9905 without a verified address, 1100 and 1101 for an
 * invitation that is not valid for the account: the transaction is then rolled back.
 */
export async function accountOf(trx: Trx, arrival: Arrival): Promise<Id> {
  const { workspaceId, realm, person } = arrival;
  const linked = await findLinkedUser(trx, workspaceId, realm, person.subject);
  const { userId, ...change } = linked === null ? await linkByAddress(trx, arrival) : { userId: linked };
  await redeem(trx, arrival, userId);
  await appendAudit(trx, {
    workspaceId,
    action: 'EXTERNAL_SIGN_IN',
    actorId: userId,
    details: { realm, ...change },
  });
  return userId;
}

async function linkByAddress(
  trx: Trx,
  { workspaceId, realm, person, now }: Arrival,
): Promise<{ userId: Id; linked: true; handedOver: boolean }> {
  const account = await lockAccountOfAddress(trx, workspaceId, verifiedAddress(person));
  if (account === null) {
    throw new DomainError(1001);
  }
  const { userId, addressProven } = account;
  if (!addressProven) {
    await handOver(trx, workspaceId, userId, now);
  }
  // Nothing to do when a simultaneous sign-in of the same person was faster: the lock on the account made this one wait for it.
  await linkIdentity(trx, { workspaceId, realm, subject: person.subject, userId, now });
  return { userId, linked: true, handedOver: !addressProven };
}

async function redeem(trx: Trx, { workspaceId, invitationToken, now }: Arrival, userId: Id): Promise<void> {
  if (invitationToken === undefined) {
    return;
  }
  const username = await findUsername(trx, workspaceId, userId);
  if (username === null) {
    throw new DomainError(1001);
  }
  await redeemInvitation(trx, { workspaceId, token: invitationToken, username, now });
}

/**
 * Makes an account for someone who signed in at a provider, and answers its id (REST-04). Throws 1000 when there is one
 * already, 9905 without a verified address, 1100 and 1101 for an invitation that is not valid for the address.
 */
export async function registerPerson(trx: Trx, arrival: Arrival & { readonly language: Language }): Promise<Id> {
  const { workspaceId, realm, person, invitationToken, language, now } = arrival;
  const username = verifiedAddress(person);
  if ((await findLinkedUser(trx, workspaceId, realm, person.subject)) !== null) {
    throw new DomainError(1000);
  }
  if ((await lockAccountOfAddress(trx, workspaceId, username)) !== null) {
    throw new DomainError(1000);
  }
  const invited =
    invitationToken === undefined
      ? await promisedRights(trx, workspaceId, username)
      : await redeemInvitation(trx, { workspaceId, token: invitationToken, username, now });
  const userId = await insertUser(trx, {
    workspaceId,
    username,
    name:
      person.name ?? (await findInvitedName(trx, workspaceId, username)) ?? username.slice(0, username.indexOf('@')),
    language,
    picture: person.picture,
    passwordHash: null,
    emailVerifiedTime: now,
    now,
    ...invited,
  });
  if (!(await linkIdentity(trx, { workspaceId, realm, subject: person.subject, userId, now }))) {
    throw new DomainError(1000);
  }
  await linkAccountToPersonnel(trx, workspaceId, { userId, username });
  await appendAudit(trx, { workspaceId, action: 'REGISTERED', actorId: userId, subjectId: userId, details: { realm } });
  await appendFact(trx, {
    workspace_id: workspaceId,
    fact_time: now,
    type: 'workspace',
    action: 'registered',
    user_id: userId,
  });
  return userId;
}

function verifiedAddress({ email, emailVerified }: ExternalPerson): string {
  if (email === null || !emailVerified) {
    throw new DomainError(9905);
  }
  return email;
}
