/** What people report in discussions, and its outcome (OP-75). */
import { sql } from 'kysely';
import { actingAccounts } from '../db/accounts.ts';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';

/** More reports of one post say nothing new. */
const mostTold = 20;

export interface ReportRow {
  readonly postId: Id;
  readonly userId: Id;
  readonly reporterName: string | null;
  readonly reason: string;
  readonly createdTime: Date;
}

export type Outcome = 'KEPT' | 'HIDDEN' | 'DELETED';

/** What of these posts waits for a moderator, the first report first; at most 20 of each. */
export async function findOpenReports(trx: Trx, postIds: readonly Id[]): Promise<readonly ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select told.* from unnest(${[...postIds]}::bigint[]) as post (post_id)
    cross join lateral (
      select discussion_report.post_id as "postId", discussion_report.user_id as "userId", reporter.name as "reporterName",
        discussion_report.reason, discussion_report.created_time as "createdTime"
      from discussion_report
      join ${actingAccounts()} as reporter on reporter.workspace_id = discussion_report.workspace_id
        and reporter.user_id = discussion_report.user_id
      where discussion_report.workspace_id = ${workspaceOf(trx)} and discussion_report.post_id = post.post_id
        and discussion_report.settled_time is null
      order by discussion_report.report_id limit ${mostTold}
    ) as told`.execute(trx);
  return rows;
}

/** Which of these posts someone has reported, unless they were changed after a moderator had judged them. */
export async function findReportedBy(trx: Trx, userId: Id, postIds: readonly Id[]): Promise<ReadonlySet<Id>> {
  const { rows } = await sql<{ postId: Id }>`
    select discussion_report.post_id as "postId" from discussion_report
    join discussion_post on discussion_post.workspace_id = discussion_report.workspace_id
      and discussion_post.post_id = discussion_report.post_id
    where discussion_report.workspace_id = ${workspaceOf(trx)} and discussion_report.user_id = ${userId}
      and discussion_report.post_id = any(${[...postIds]}::bigint[])
      and not coalesce(discussion_post.edited_time > discussion_report.settled_time, false)`.execute(trx);
  return new Set(rows.map(({ postId }) => postId));
}

/** When someone reported since a time, the first one first. Anyone who reports holds the lock until the end of the transaction. */
export async function lockAndListReported(trx: Trx, userId: Id, since: Date): Promise<readonly Date[]> {
  const workspaceId = workspaceOf(trx);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reports of ${workspaceId} ${userId}`}, 0))`.execute(trx);
  const rows = await trx
    .selectFrom('discussion_report')
    .select('discussion_report.created_time')
    .where('discussion_report.workspace_id', '=', workspaceId)
    .where('discussion_report.user_id', '=', userId)
    .where('discussion_report.created_time', '>', since)
    .orderBy('discussion_report.created_time')
    .execute();
  return rows.map((row) => row.created_time);
}

export async function insertReport(
  trx: Trx,
  {
    postId,
    userId,
    reason,
    now,
  }: { readonly postId: Id; readonly userId: Id; readonly reason: string; readonly now: Date },
): Promise<void> {
  await trx
    .insertInto('discussion_report')
    .values({
      workspace_id: workspaceOf(trx),
      post_id: postId,
      user_id: userId,
      reason,
      created_time: now.toISOString(),
    })
    // The post was changed since: it waits again.
    .onConflict((conflict) =>
      conflict
        .constraint('discussion_report_one_each')
        .doUpdateSet({ reason, created_time: now.toISOString(), settled_time: null, outcome: null }),
    )
    .execute();
}

/** Ends what waits about these posts; answers how many reports it were. */
export async function settleReports(
  trx: Trx,
  postIds: readonly Id[],
  { outcome, now }: { readonly outcome: Outcome; readonly now: Date },
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('discussion_report')
    .set({ outcome, settled_time: now.toISOString() })
    .where('discussion_report.workspace_id', '=', workspaceOf(trx))
    .where(sql<boolean>`discussion_report.post_id = any(${[...postIds]}::bigint[])`)
    .where('discussion_report.settled_time', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
