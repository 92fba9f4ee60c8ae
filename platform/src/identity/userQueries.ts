import { sql, type Selectable, type Updateable } from 'kysely';
import type { Trx } from '../db/database.ts';
import { json } from '../db/json.ts';
import type { AppUserTable } from '../db/schema.ts';
import type { PreferencesPatch } from './preferences.ts';
import type { Id } from '../shared/id.ts';

export type UserRow = Omit<
  Selectable<AppUserTable>,
  | 'workspace_id'
  | 'username_key'
  | 'address_domain'
  | 'name_search'
  | 'password_hash'
  | 'email_verified_time'
  | 'rights_before_proof'
  | 'update_time'
  | 'left_time'
  | 'left_by'
  | 'avatar_frame_chosen'
  | 'is_service_account'
> & {
  readonly trial: boolean;
  readonly workspace_created_time: Date;
  readonly creator_id: number | null;
  readonly has_password: boolean;
  /** The active consent of the workspace, unless the user accepted it. */
  readonly consent_due: { readonly id: Id; readonly url: string } | null;
};

/** A user with what decides their roles and what they have to accept, or null. */
export async function findUser(trx: Trx, workspaceId: Id, userId: Id): Promise<UserRow | null> {
  const row = await trx
    .selectFrom('app_user')
    .innerJoin('workspace', 'workspace.workspace_id', 'app_user.workspace_id')
    .where('app_user.workspace_id', '=', workspaceId)
    .where('app_user.user_id', '=', userId)
    .select([
      'app_user.user_id',
      'app_user.username',
      'app_user.name',
      'app_user.language',
      'app_user.picture',
      'app_user.phone',
      'app_user.street',
      'app_user.postal_code',
      'app_user.country',
      'app_user.role_admin',
      'app_user.admin_promised',
      'app_user.create_course',
      'app_user.create_voucher',
      'app_user.created_time',
      'app_user.rights_count',
      'app_user.preferences',
      'app_user.avatar_frame_id',
      sql<boolean>`app_user.password_hash is not null`.as('has_password'),
      'workspace.trial',
      'workspace.created_time as workspace_created_time',
      'workspace.creator_id',
      sql<UserRow['consent_due']>`(
        select jsonb_build_object('id', consent.consent_id, 'url', consent.url)
        from consent
        where consent.workspace_id = app_user.workspace_id and consent.active
          and not exists (
            select from user_consent
            where user_consent.workspace_id = consent.workspace_id and user_consent.consent_id = consent.consent_id
              and user_consent.user_id = app_user.user_id))`.as('consent_due'),
    ])
    .executeTakeFirst();
  return row ?? null;
}

/**
 * A new account, without rights unless they are given; answers its id. A taken user name violates `app_user_username_key`, which is
 * refusal 1000.
 */
export async function insertUser(
  trx: Trx,
  values: {
    workspaceId: Id;
    username: string;
    name: string;
    language: string;
    /** Null for someone who signs in elsewhere. */
    passwordHash: string | null;
    picture?: string | null;
    /** What an invitation gives: the id that was promised, and rights. */
    userId?: Id;
    createCourse?: boolean;
    createVoucher?: boolean;
    /** Whether the account becomes an admin once its address is proven. */
    adminPromised?: boolean;
    emailVerifiedTime?: Date | null;
    now: Date;
  },
): Promise<Id> {
  const row = await trx
    .insertInto('app_user')
    .values({
      workspace_id: values.workspaceId,
      username: values.username,
      name: values.name,
      language: values.language,
      password_hash: values.passwordHash,
      picture: values.picture ?? null,
      create_course: values.createCourse ?? false,
      create_voucher: values.createVoucher ?? false,
      admin_promised: values.adminPromised ?? false,
      email_verified_time: values.emailVerifiedTime ?? null,
      created_time: values.now,
      ...(values.userId === undefined ? {} : { user_id: values.userId }),
    })
    .returning('app_user.user_id')
    .executeTakeFirstOrThrow();
  return row.user_id;
}

/** Sets the password; `provesEmail` notes besides that the person receives mail at the address. */
export async function setPassword(
  trx: Trx,
  values: { workspaceId: Id; userId: Id; passwordHash: string; provesEmail: boolean; now: Date },
): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({
      password_hash: values.passwordHash,
      ...(values.provesEmail
        ? { email_verified_time: sql<Date>`coalesce(app_user.email_verified_time, ${values.now}::timestamptz)` }
        : {}),
    })
    .where('app_user.workspace_id', '=', values.workspaceId)
    .where('app_user.user_id', '=', values.userId)
    .execute();
}

/** E-mail address of a user, or null. */
export async function findUsername(trx: Trx, workspaceId: Id, userId: Id): Promise<string | null> {
  const row = await trx
    .selectFrom('app_user')
    .where('app_user.workspace_id', '=', workspaceId)
    .where('app_user.user_id', '=', userId)
    .select('app_user.username')
    .executeTakeFirst();
  return row?.username ?? null;
}

/** Whether an account with this name exists, in any case of letters. */
export async function isUsernameTaken(trx: Trx, workspaceId: Id, username: string): Promise<boolean> {
  const row = await trx
    .selectFrom('app_user')
    .where('app_user.workspace_id', '=', workspaceId)
    .where(sql<boolean>`app_user.username_key = address_key(${username})`)
    .select('app_user.user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes the given columns of a user. */
export async function updateUser(
  trx: Trx,
  workspaceId: Id,
  userId: Id,
  values: Updateable<AppUserTable>,
): Promise<void> {
  await trx
    .updateTable('app_user')
    .set(values)
    .where('app_user.workspace_id', '=', workspaceId)
    .where('app_user.user_id', '=', userId)
    .execute();
}

/** Writes the given members of the preferences over those that stand; null clears all. One statement: no device undoes another's. */
export async function mergePreferences(
  trx: Trx,
  workspaceId: Id,
  userId: Id,
  patch: PreferencesPatch | null,
): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({
      preferences:
        patch === null
          ? json({})
          : sql<string>`jsonb_strip_nulls(app_user.preferences || ${JSON.stringify(patch)}::jsonb)`,
    })
    .where('app_user.workspace_id', '=', workspaceId)
    .where('app_user.user_id', '=', userId)
    .execute();
}
