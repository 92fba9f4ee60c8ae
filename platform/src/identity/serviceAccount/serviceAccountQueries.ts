/** Accounts of programs (BEY-42, ADR 0090). */
import { sql } from 'kysely';
import { workspaceOf, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

export interface ServiceAccountRow {
  readonly id: Id;
  readonly name: string;
  readonly description: string;
  readonly admin: boolean;
  readonly createCourse: boolean;
  readonly createVoucher: boolean;
  /** Null where they are gone or have no access any more. */
  readonly ownerId: Id | null;
  readonly ownerName: string | null;
  readonly ownerUsername: string | null;
  readonly createTime: Date;
  readonly disableTime: Date | null;
  readonly tokenCount: number;
  readonly lastUseTime: Date | null;
}

const accounts = (trx: Trx) =>
  trx
    .selectFrom('service_account')
    .leftJoin('app_user as owner', (join) =>
      join
        .onRef('owner.workspace_id', '=', 'service_account.workspace_id')
        .onRef('owner.user_id', '=', 'service_account.owner_id')
        .on('owner.left_time', 'is', null),
    )
    .where('service_account.workspace_id', '=', workspaceOf(trx))
    .where('service_account.delete_time', 'is', null)
    .select([
      'service_account.user_id as id',
      'service_account.name',
      'service_account.description',
      'service_account.role_admin as admin',
      'service_account.create_course as createCourse',
      'service_account.create_voucher as createVoucher',
      'owner.user_id as ownerId',
      'owner.name as ownerName',
      'owner.username as ownerUsername',
      'service_account.create_time as createTime',
      'service_account.disable_time as disableTime',
      sql<number>`(select count(*) from api_token where api_token.workspace_id = service_account.workspace_id
        and api_token.user_id = service_account.user_id)`.as('tokenCount'),
      sql<Date | null>`(select max(api_token.last_use_time) from api_token
        where api_token.workspace_id = service_account.workspace_id and api_token.user_id = service_account.user_id)`.as(
        'lastUseTime',
      ),
    ]);

/** Those of the workspace, by name. */
export const findServiceAccounts = (trx: Trx): Promise<readonly ServiceAccountRow[]> =>
  accounts(trx).orderBy('service_account.name').orderBy('service_account.user_id').execute();

/** One of them, held until the transaction ends; null for one that was deleted, and for a person. */
export async function lockServiceAccount(trx: Trx, userId: Id): Promise<ServiceAccountRow | null> {
  const row = await accounts(trx)
    .where('service_account.user_id', '=', userId)
    .forUpdate('service_account')
    .executeTakeFirst();
  return row ?? null;
}

/** Anyone who adds one, or gives one a name, holds the lock until the transaction ends, so that count and names hold. */
export async function lockServiceAccounts(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`service accounts of ${workspaceOf(trx)}`}, 0))`.execute(
    trx,
  );
}

/** Whether someone has access to the workspace now; held so that they do until the transaction ends. */
export async function holdPerson(trx: Trx, userId: Id): Promise<boolean> {
  const row = await trx
    .selectFrom('app_user')
    .where('app_user.workspace_id', '=', workspaceOf(trx))
    .where('app_user.user_id', '=', userId)
    .where('app_user.left_time', 'is', null)
    .select('app_user.user_id')
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export interface ServiceAccountFields {
  readonly name: string;
  readonly description: string;
  readonly admin: boolean;
  readonly createCourse: boolean;
  readonly createVoucher: boolean;
  /** Null for nobody. */
  readonly ownerId: Id | null;
}

const toColumns = ({ name, description, admin, createCourse, createVoucher, ownerId }: ServiceAccountFields) => ({
  name,
  description,
  role_admin: admin,
  create_course: createCourse,
  create_voucher: createVoucher,
  owner_id: ownerId,
});

export async function insertServiceAccount(trx: Trx, fields: ServiceAccountFields, now: Date): Promise<Id> {
  const workspaceId = workspaceOf(trx);
  const { rows } = await sql<{ id: Id }>`select nextval('lectern_id') as id`.execute(trx);
  const [{ id } = { id: 0 }] = rows;
  // Nobody sees the row, so nothing of it can be answered. No address has a space before it has an @, so that nobody takes the user name.
  await trx
    .insertInto('app_user')
    .values({
      workspace_id: workspaceId,
      user_id: id,
      username: `service account ${id}`,
      name: '',
      created_time: now,
      is_service_account: true,
    })
    .execute();
  await trx
    .insertInto('service_account')
    .values({ workspace_id: workspaceId, user_id: id, ...toColumns(fields), create_time: now })
    .execute();
  return id;
}

export async function updateServiceAccount(
  trx: Trx,
  userId: Id,
  { disableTime, ...fields }: ServiceAccountFields & { readonly disableTime: Date | null },
): Promise<void> {
  await trx
    .updateTable('service_account')
    .set({ ...toColumns(fields), disable_time: disableTime })
    .where('service_account.workspace_id', '=', workspaceOf(trx))
    .where('service_account.user_id', '=', userId)
    .execute();
}

export async function markDeleted(trx: Trx, userId: Id, now: Date): Promise<void> {
  await trx
    .updateTable('service_account')
    .set({ delete_time: now })
    .where('service_account.workspace_id', '=', workspaceOf(trx))
    .where('service_account.user_id', '=', userId)
    .execute();
}

/** What a program is told of the account that it calls for. */
export async function findOwnServiceAccount(trx: Trx, userId: Id) {
  const row = await trx
    .selectFrom('service_account')
    .innerJoin('workspace', 'workspace.workspace_id', 'service_account.workspace_id')
    .where('service_account.workspace_id', '=', workspaceOf(trx))
    .where('service_account.user_id', '=', userId)
    .select([
      'service_account.user_id as id',
      'service_account.name',
      'service_account.role_admin as roleAdmin',
      'service_account.create_course as createCourse',
      'service_account.create_voucher as createVoucher',
      'service_account.create_time as createTime',
      'workspace.trial',
      'workspace.created_time as workspaceCreatedTime',
    ])
    .executeTakeFirst();
  return row ?? null;
}
