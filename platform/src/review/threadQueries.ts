/** Threads about the parts of a course (BEY-26). */
import { sql } from 'kysely';
import { actingAccounts } from '../db/accounts.ts';
import { workspaceOf, type Trx } from '../db/database.ts';
import { sortedBy, type PageRequest, type PageRows } from '../http/paging.ts';
import { listOf, readPage } from '../http/readPage.ts';
import type { Id } from '../shared/id.ts';
import type { OpenCountWire, ThreadFilter, ThreadWire } from './reviewSchemas.ts';

export interface ThreadRow {
  readonly thread_id: Id;
  readonly course_id: Id;
  readonly anchor_part: ThreadWire['anchor']['part'];
  readonly anchor_id: Id;
  readonly lecture_id: Id | null;
  readonly guest_visible: boolean;
  readonly by_guest: boolean;
  readonly state: ThreadWire['state'];
  readonly outcome: ThreadWire['outcome'];
  readonly resolver_name: string | null;
  readonly resolve_time: Date | null;
  readonly create_time: Date;
  readonly activity_time: Date;
}

/** Which threads of a course. */
export interface ThreadSelection extends ThreadFilter {
  readonly courseId: Id;
  /** Only those that people who come by a link read. */
  readonly forGuests: boolean;
}

const threads = (trx: Trx, courseId: Id) =>
  trx
    .selectFrom('review_thread')
    .leftJoin(actingAccounts().as('resolver'), (join) =>
      join
        .onRef('resolver.workspace_id', '=', 'review_thread.workspace_id')
        .onRef('resolver.user_id', '=', 'review_thread.resolved_by'),
    )
    .where('review_thread.workspace_id', '=', workspaceOf(trx))
    .where('review_thread.course_id', '=', courseId)
    .select([
      'review_thread.thread_id',
      'review_thread.course_id',
      'review_thread.anchor_part',
      'review_thread.anchor_id',
      'review_thread.lecture_id',
      'review_thread.guest_visible',
      'review_thread.by_guest',
      'review_thread.state',
      'review_thread.outcome',
      'resolver.name as resolver_name',
      'review_thread.resolve_time',
      'review_thread.create_time',
      'review_thread.activity_time',
    ]);

/** A page of threads, the newest activity first. */
export function findThreads(
  trx: Trx,
  { courseId, forGuests, state, part, partId, lectureId }: ThreadSelection,
  page: PageRequest,
): Promise<PageRows<ThreadRow>> {
  const found = threads(trx, courseId)
    .$if(forGuests, (query) => query.where('review_thread.guest_visible', '=', true))
    .where((eb) =>
      eb.and([
        ...(state === undefined ? [] : [eb('review_thread.state', '=', state)]),
        ...(part === undefined ? [] : [eb('review_thread.anchor_part', '=', part)]),
        ...(partId === undefined ? [] : [eb('review_thread.anchor_id', '=', partId)]),
        ...(lectureId === undefined ? [] : [eb('review_thread.lecture_id', '=', lectureId)]),
      ]),
    );
  const order = sortedBy([], {
    name: `review threads ${forGuests ? 'of guests' : ''}`,
    columns: { activity: { column: sql`review_thread.activity_time`, type: 'time' } },
    fallback: ['activity'],
    tieBreaker: sql`review_thread.thread_id`,
  });
  return readPage<ThreadRow>(listOf(found), order, page);
}

export async function findThread(trx: Trx, courseId: Id, threadId: Id): Promise<ThreadRow | null> {
  return (await threads(trx, courseId).where('review_thread.thread_id', '=', threadId).executeTakeFirst()) ?? null;
}

/** How many of something there are, and how many of them guests wrote. */
export interface Fullness {
  readonly count: number;
  readonly byGuests: number;
}

/** How many threads the course has. Anyone who adds one holds the lock until the end of the transaction. */
export async function lockAndCountThreads(trx: Trx, courseId: Id): Promise<Fullness> {
  const workspaceId = workspaceOf(trx);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`review of ${workspaceId} ${courseId}`}, 0))`.execute(trx);
  return trx
    .selectFrom('review_thread')
    .where('review_thread.workspace_id', '=', workspaceId)
    .where('review_thread.course_id', '=', courseId)
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*) filter (where review_thread.by_guest)`.as('byGuests'),
    ])
    .executeTakeFirstOrThrow();
}

/** Locks a thread against every other change of it, and counts its comments. Null where it was deleted since it was read. */
export async function lockThread(trx: Trx, threadId: Id): Promise<Fullness | null> {
  const workspaceId = workspaceOf(trx);
  const row = await trx
    .selectFrom('review_thread')
    .select('review_thread.thread_id')
    .where('review_thread.workspace_id', '=', workspaceId)
    .where('review_thread.thread_id', '=', threadId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) {
    return null;
  }
  return trx
    .selectFrom('review_comment')
    .where('review_comment.workspace_id', '=', workspaceId)
    .where('review_comment.thread_id', '=', threadId)
    .select([sql<number>`count(*)`.as('count'), sql<number>`count(review_comment.link_id)`.as('byGuests')])
    .executeTakeFirstOrThrow();
}

export interface StoredThread {
  readonly courseId: Id;
  readonly part: ThreadRow['anchor_part'];
  readonly partId: Id;
  readonly lectureId: Id | null;
  readonly guestVisible: boolean;
  readonly byGuest: boolean;
  readonly now: Date;
}

/** Answers the id of the thread. */
export async function insertThread(trx: Trx, thread: StoredThread): Promise<Id> {
  const { thread_id: id } = await trx
    .insertInto('review_thread')
    .values({
      workspace_id: workspaceOf(trx),
      course_id: thread.courseId,
      anchor_part: thread.part,
      anchor_id: thread.partId,
      lecture_id: thread.lectureId,
      guest_visible: thread.guestVisible,
      by_guest: thread.byGuest,
      create_time: thread.now,
      activity_time: thread.now,
    })
    .returning('review_thread.thread_id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteThreadRow(trx: Trx, threadId: Id): Promise<void> {
  await trx
    .deleteFrom('review_thread')
    .where('review_thread.workspace_id', '=', workspaceOf(trx))
    .where('review_thread.thread_id', '=', threadId)
    .execute();
}

export async function setThreadState(
  trx: Trx,
  threadId: Id,
  { state, outcome, userId, now }: Pick<ThreadRow, 'state' | 'outcome'> & { readonly userId: Id; readonly now: Date },
): Promise<void> {
  const resolved = state === 'RESOLVED';
  await trx
    .updateTable('review_thread')
    .set({ state, outcome, resolved_by: resolved ? userId : null, resolve_time: resolved ? now : null })
    .where('review_thread.workspace_id', '=', workspaceOf(trx))
    .where('review_thread.thread_id', '=', threadId)
    .execute();
}

/** How many threads about each part are open, for parts that have some; a course has 1,000 threads at most. */
export async function countOpenThreads(trx: Trx, courseId: Id): Promise<readonly OpenCountWire[]> {
  const columns = ['review_thread.anchor_part', 'review_thread.anchor_id', 'review_thread.lecture_id'] as const;
  const rows = await trx
    .selectFrom('review_thread')
    .where('review_thread.workspace_id', '=', workspaceOf(trx))
    .where('review_thread.course_id', '=', courseId)
    .where('review_thread.state', '=', 'OPEN')
    .select([...columns, sql<number>`count(*)`.as('count')])
    .groupBy(columns)
    .orderBy('review_thread.anchor_id')
    .execute();
  return rows.map((row) => ({
    anchor: { part: row.anchor_part, id: row.anchor_id, lectureId: row.lecture_id },
    count: row.count,
  }));
}

export async function setGuestVisible(trx: Trx, threadId: Id, guestVisible: boolean): Promise<void> {
  await trx
    .updateTable('review_thread')
    .set({ guest_visible: guestVisible })
    .where('review_thread.workspace_id', '=', workspaceOf(trx))
    .where('review_thread.thread_id', '=', threadId)
    .execute();
}
