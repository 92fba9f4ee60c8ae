import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { DataSubject, Rows } from '../personalData/personalDataPart.ts';

/** The account, or null for someone who was only invited. Of the password it says only whether there is one. */
export async function readAccount(trx: Trx, { workspaceId, userId }: DataSubject) {
  const row = await trx
    .selectFrom('app_user')
    .where('app_user.workspace_id', '=', workspaceId)
    .where('app_user.user_id', '=', userId)
    .select([
      'app_user.user_id as id',
      'app_user.username',
      'app_user.name',
      'app_user.language',
      'app_user.picture',
      'app_user.phone',
      'app_user.street',
      'app_user.postal_code as postalCode',
      'app_user.country',
      'app_user.role_admin as admin',
      'app_user.admin_promised as adminPromised',
      'app_user.create_course as createCourse',
      'app_user.create_voucher as createVoucher',
      'app_user.left_time as accessWithdrawnTime',
      'app_user.left_by as accessWithdrawnBy',
      'app_user.created_time as createdTime',
      'app_user.email_verified_time as emailVerifiedTime',
      'app_user.rights_before_proof as rightsBeforeProof',
      'app_user.avatar_frame_id as avatarFrameId',
      'app_user.avatar_frame_chosen as avatarFrameChosen',
      sql<boolean>`app_user.password_hash is not null`.as('hasPassword'),
      sql<Date | null>`(
        select person_activity.active_time from person_activity
        where person_activity.workspace_id = ${workspaceId} and person_activity.user_id = ${userId})`.as(
        'lastActiveTime',
      ),
      sql<Date | null>`(
        select person_activity.erase_time from person_activity
        where person_activity.workspace_id = ${workspaceId} and person_activity.user_id = ${userId})`.as('eraseTime'),
    ])
    .executeTakeFirst();
  return row ?? null;
}

export async function readPreferences(trx: Trx, { workspaceId, userId }: DataSubject) {
  const row = await trx
    .selectFrom('app_user')
    .where('app_user.workspace_id', '=', workspaceId)
    .where('app_user.user_id', '=', userId)
    .select('app_user.preferences')
    .executeTakeFirst();
  return row?.preferences ?? {};
}

/** Without tokens: an export must open nothing. */
export const readSignIns = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('token_family')
    .where('token_family.workspace_id', '=', workspaceId)
    .where('token_family.user_id', '=', userId)
    .select(['token_family.created_time as beganTime', 'token_family.revoked_time as endedTime'])
    .orderBy('token_family.created_time')
    .execute();

/** Without themselves, likewise. */
export const readApiTokens = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('api_token')
    .where('api_token.workspace_id', '=', workspaceId)
    .where('api_token.user_id', '=', userId)
    .select([
      'api_token.name',
      'api_token.scopes',
      'api_token.create_time as createTime',
      'api_token.expire_time as expireTime',
      'api_token.last_use_time as lastUseTime',
    ])
    .orderBy('api_token.token_id')
    .execute();

export const readFailedSignIns = (trx: Trx, { workspaceId, username }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('sign_in_attempt')
    .where('sign_in_attempt.workspace_id', '=', workspaceId)
    .where(sql<boolean>`sign_in_attempt.username = address_key(${username})`)
    .select([
      'sign_in_attempt.failures',
      'sign_in_attempt.last_time as lastTime',
      'sign_in_attempt.locked_until as lockedUntil',
    ])
    .execute();

/**
 * Deletes the account, and what hangs on it with it: sign-ins, consents, resets, identities at providers, enrolments with answers, marks
 * and achievements, stored replies to their requests.
 */
export async function deleteAccount(trx: Trx, { workspaceId, userId }: DataSubject): Promise<void> {
  await trx
    .deleteFrom('app_user')
    .where('app_user.workspace_id', '=', workspaceId)
    .where('app_user.user_id', '=', userId)
    .execute();
}

export async function deleteFailedSignIns(trx: Trx, { workspaceId, username }: DataSubject): Promise<void> {
  await trx
    .deleteFrom('sign_in_attempt')
    .where('sign_in_attempt.workspace_id', '=', workspaceId)
    .where(sql<boolean>`sign_in_attempt.username = address_key(${username})`)
    .execute();
}
