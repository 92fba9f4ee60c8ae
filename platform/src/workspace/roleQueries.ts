import { workspaceOf, type Trx } from '../db/database.ts';
import { rolesOf, type Roles } from '../http/access.ts';
import { sql } from 'kysely';
import type { Id } from '../shared/id.ts';

/** The roles that an account has now, for what happens outside its own requests; null where there is none, or its access was withdrawn. */
export async function findRoles(trx: Trx, userId: Id, now: Date): Promise<Roles | null> {
  const row = await trx
    .selectFrom('app_user')
    .innerJoin('workspace', 'workspace.workspace_id', 'app_user.workspace_id')
    .select([
      'app_user.role_admin',
      'app_user.create_course',
      'app_user.create_voucher',
      'app_user.rights_count',
      'workspace.trial',
      'workspace.created_time',
    ])
    .where('app_user.workspace_id', '=', workspaceOf(trx))
    .where('app_user.user_id', '=', userId)
    .where('app_user.left_time', 'is', null)
    .executeTakeFirst();
  if (row === undefined) {
    return null;
  }
  const user = {
    roleAdmin: row.role_admin,
    createCourse: row.create_course && row.rights_count,
    createVoucher: row.create_voucher && row.rights_count,
  };
  return rolesOf(user, { trial: row.trial, createdTime: row.created_time }, now);
}

/** The account that has an address, in any case of its letters; null for none, and once its access was withdrawn. */
export async function findAccount(trx: Trx, address: string): Promise<Id | null> {
  const row = await trx
    .selectFrom('app_user')
    .select('app_user.user_id')
    .where('app_user.workspace_id', '=', workspaceOf(trx))
    .where('app_user.username_key', '=', sql<string>`address_key(${address})`)
    .where('app_user.left_time', 'is', null)
    .executeTakeFirst();
  return row?.user_id ?? null;
}
