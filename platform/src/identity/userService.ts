import type { Updateable } from 'kysely';
import { appendAudit } from '../audit/appendAudit.ts';
import { inWorkspace, type Trx } from '../db/database.ts';
import type { AppUserTable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { DomainError, invalidField } from '../errors.ts';
import { appendFact } from '../fact/appendFact.ts';
import { linkAccountToPersonnel } from '../workspace/people/invitationQueries.ts';
import { promisedRights } from '../workspace/people/promisedRights.ts';
import { assertInvitation, redeemInvitation } from '../workspace/people/redeemInvitation.ts';
import type { PasswordHasher } from './passwordHash.ts';
import { findEarned, findLatestGamification, type EarnedDecoration } from './earnedQueries.ts';
import { findUser, insertUser, isUsernameTaken, mergePreferences, updateUser, type UserRow } from './userQueries.ts';
import type { UserInclude, UserPatch } from './userSchemas.ts';
import type { Language } from '../shared/languages.ts';
import type { Id } from '../shared/id.ts';

export interface Account {
  readonly user: UserRow;
  /** Undefined unless asked for, null when nothing was earned yet. */
  readonly latestGamification: EarnedDecoration | null | undefined;
  /** Undefined unless asked for, null when none is worn. */
  readonly avatarFrame: EarnedDecoration | null | undefined;
}

export interface Registration {
  readonly username: string;
  readonly password: string;
  readonly name: string;
  readonly language: Language;
  /** Of the link in a mail; must be valid for the user name (OP-30). */
  readonly invitationToken?: string | undefined;
}

type Includes = ReadonlySet<UserInclude>;

/** The account of a viewer. */
export const readAccount = ({ db }: Deps, workspaceId: Id, userId: Id, includes: Includes): Promise<Account> =>
  inWorkspace(db, workspaceId, (trx) => load(trx, workspaceId, userId, includes));

/**
 * Makes an account. Throws 1000 when the user name is taken in the workspace (OP-26), 1100 and 1101 when the invitation is not valid;
 * then there is no account.
 */
export async function register(
  { db, clock, passwords }: Deps & { passwords: PasswordHasher },
  workspaceId: Id,
  { username, password, name, language, invitationToken }: Registration,
): Promise<Account> {
  // Asked before the slow hash; two registrations at once are decided by the unique index below.
  await inWorkspace(db, workspaceId, async (trx) => {
    if (invitationToken !== undefined) {
      await assertInvitation(trx, { workspaceId, token: invitationToken, username, now: clock() });
    }
    if (await isUsernameTaken(trx, workspaceId, username)) {
      throw new DomainError(1000);
    }
  });
  const passwordHash = await passwords.hash(password);
  return inWorkspace(db, workspaceId, async (trx) => {
    const now = clock();
    const invited =
      invitationToken === undefined
        ? await promisedRights(trx, workspaceId, username)
        : await redeemInvitation(trx, { workspaceId, token: invitationToken, username, now });
    const userId = await insertUser(trx, { workspaceId, username, name, language, passwordHash, now, ...invited });
    await linkAccountToPersonnel(trx, workspaceId, { userId, username });
    await appendAudit(trx, { workspaceId, action: 'REGISTERED', actorId: userId, subjectId: userId });
    await appendFact(trx, {
      workspace_id: workspaceId,
      fact_time: now,
      type: 'workspace',
      action: 'registered',
      user_id: userId,
    });
    return load(trx, workspaceId, userId, new Set());
  });
}

/**
 * Changes the settings of a viewer (SET-01) and answers the account as it then is. Throws INVALID for a frame that the viewer has not
 * earned.
 */
export const changeAccount = (
  { db }: Deps,
  workspaceId: Id,
  userId: Id,
  patch: UserPatch,
  includes: Includes,
): Promise<Account> =>
  inWorkspace(db, workspaceId, async (trx) => {
    if (patch.avatarFrameId != null) {
      await assertEarnedFrame(trx, workspaceId, userId, patch.avatarFrameId);
    }
    const values = toColumns(patch);
    if (Object.keys(values).length > 0) {
      await updateUser(trx, workspaceId, userId, values);
    }
    if (patch.preferences !== undefined) {
      await mergePreferences(trx, workspaceId, userId, patch.preferences);
    }
    return load(trx, workspaceId, userId, includes);
  });

async function load(trx: Trx, workspaceId: Id, userId: Id, includes: Includes): Promise<Account> {
  const user = await findUser(trx, workspaceId, userId);
  if (user === null) {
    throw new DomainError(1001);
  }
  const latestGamification = includes.has('latestUserCourseGamification')
    ? await findLatestGamification(trx, workspaceId, userId)
    : undefined;
  const avatarFrame = includes.has('avatarFrame')
    ? user.avatar_frame_id === null
      ? null
      : await findEarned(trx, workspaceId, userId, user.avatar_frame_id)
    : undefined;
  return { user, latestGamification, avatarFrame };
}

/** ACH-05: what someone else has earned, or what is no frame, frames nobody. */
async function assertEarnedFrame(trx: Trx, workspaceId: Id, userId: Id, linkId: Id): Promise<void> {
  const earned = await findEarned(trx, workspaceId, userId, linkId);
  if (earned?.item?.kind !== 'FRAME') {
    throw invalidField('avatarFrameId', 'must be a frame that you have earned');
  }
}

/** Only the columns a patch speaks of (OP-14). */
function toColumns({ name, language, picture, phone, address, avatarFrameId }: UserPatch): Updateable<AppUserTable> {
  const { street, postalCode, country } = address ?? (address === null ? noAddress : {});
  const values = {
    name,
    language,
    picture,
    phone,
    street,
    postal_code: postalCode,
    country,
    // Anyone who takes a frame off has chosen as well: the next one that is earned stays off.
    ...(avatarFrameId === undefined ? {} : { avatar_frame_id: avatarFrameId, avatar_frame_chosen: true }),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

const noAddress: NonNullable<UserPatch['address']> = { street: null, postalCode: null, country: null };
