/** People who may edit a course, whom its review mentions and tells (BEY-26). */
import { sql, type SqlBool } from 'kysely';
import { actingAccounts } from '../db/accounts.ts';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';

/** Names of people and service accounts by their ids; without those whose account is gone. */
export async function namesOf(trx: Trx, userIds: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
  if (userIds.length === 0) {
    return new Map();
  }
  const rows = await trx
    .selectFrom(actingAccounts().as('named'))
    .where('named.workspace_id', '=', workspaceOf(trx))
    .where(sql<SqlBool>`named.user_id = any(${userIds}::bigint[])`)
    .select(['named.user_id', 'named.name'])
    .execute();
  return new Map(rows.map(({ user_id: userId, name }) => [userId, name]));
}

/** People who may edit a course: course admins, of a template admins alone. */
const editors = (trx: Trx, { template }: { readonly template: boolean }) =>
  trx
    .selectFrom('app_user')
    .where('app_user.workspace_id', '=', workspaceOf(trx))
    .where('app_user.left_time', 'is', null)
    .where((eb) =>
      eb.or([
        eb('app_user.role_admin', '=', true),
        ...(template
          ? []
          : [eb.and([eb('app_user.create_course', '=', true), eb('app_user.rights_count', '=', true)])]),
      ]),
    );

/** Which of these people may edit the course. */
export async function findEditors(
  trx: Trx,
  course: { readonly template: boolean },
  userIds: readonly Id[],
): Promise<readonly Id[]> {
  const rows = await editors(trx, course)
    .where(sql<SqlBool>`app_user.user_id = any(${userIds}::bigint[])`)
    .select('app_user.user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

/** The first of those who may edit the course and whose name holds these words, by name. */
export const searchEditors = (
  trx: Trx,
  course: { readonly template: boolean },
  { search, most }: { readonly search: string; readonly most: number },
): Promise<readonly { readonly userId: Id; readonly name: string }[]> =>
  editors(trx, course)
    .where(sql<SqlBool>`strpos(app_user.name_search, search_fold(${search})) > 0`)
    .select(['app_user.user_id as userId', 'app_user.name'])
    .orderBy('app_user.name_search')
    .orderBy('app_user.user_id')
    .limit(most)
    .execute();
