/** What people were notified of, for 7 days. */
import { sql } from 'kysely';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import type { PushKind } from './pushKinds.ts';
import type { PushOrder } from './pushMessageQueries.ts';

export interface NoticeRow {
  readonly id: Id;
  readonly kind: PushKind;
  readonly subject: string;
  readonly path: string;
  readonly createdTime: Date;
}

/** Someone has read as far as this. */
export interface NoticePosition {
  readonly lastId: Id;
  /** Ids up to it that were read, of the last minutes. */
  readonly readIds: readonly Id[];
}

/** Numbers are given before the commit: a notice may come to light behind one with a higher number, no later than a transaction lasts. */
const latecomers = sql<Date>`now() - interval '2 minutes'`;

/** Notes it for those people who want that kind. */
export async function insertNotices(
  trx: Trx,
  userIds: readonly Id[],
  { workspaceId, kind, subject, path }: Omit<PushOrder, 'userId' | 'now'>,
): Promise<void> {
  await sql`
    insert into notice (workspace_id, user_id, kind, subject, path)
    select ${workspaceId}, person.user_id, ${kind}, ${subject}, ${path}
    from unnest(${[...userIds]}::bigint[]) as person (user_id)
    where not exists (
      select from push_muted
      where push_muted.workspace_id = ${workspaceId} and push_muted.user_id = person.user_id and push_muted.kind = ${kind})`.execute(
    trx,
  );
}

/** What came to light since, the oldest first. */
export const findNotices = (
  trx: Trx,
  userId: Id,
  { lastId, readIds }: NoticePosition,
  most: number,
): Promise<readonly NoticeRow[]> =>
  trx
    .selectFrom('notice')
    .where('notice.workspace_id', '=', workspaceOf(trx))
    .where('notice.user_id', '=', userId)
    .where((is) => is.or([is('notice.notice_id', '>', lastId), is('notice.created_time', '>', latecomers)]))
    .$if(readIds.length > 0, (query) => query.where('notice.notice_id', 'not in', readIds))
    .select([
      'notice.notice_id as id',
      'notice.kind',
      'notice.subject',
      'notice.path',
      'notice.created_time as createdTime',
    ])
    .orderBy('notice.notice_id')
    .limit(most)
    .execute();

/** Where someone stands who has read everything. */
export async function findNewestPosition(trx: Trx, userId: Id): Promise<NoticePosition> {
  const rows = await trx
    .selectFrom('notice')
    .where('notice.workspace_id', '=', workspaceOf(trx))
    .where('notice.user_id', '=', userId)
    .select(['notice.notice_id as id', sql<boolean>`notice.created_time > ${latecomers}`.as('isRecent')])
    .orderBy('notice.notice_id', 'desc')
    .limit(200)
    .execute();
  return { lastId: rows[0]?.id ?? 0, readIds: rows.filter(({ isRecent }) => isRecent).map(({ id }) => id) };
}
