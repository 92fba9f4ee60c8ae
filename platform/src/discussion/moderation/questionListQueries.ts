/** The questions of all courses, for those who answer for them (BEY-16). */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { actingAccounts } from '../../db/accounts.ts';
import { workspaceOf, type Database, type Trx } from '../../db/database.ts';
import { readRecent } from '../../db/replica/readRecent.ts';
import { containsWords } from '../../db/containsWords.ts';
import { filterMark } from '../../db/statementNames.ts';
import type { Order } from '../../http/keyset.ts';
import { sortedBy, type PageRequest, type PageRows } from '../../http/paging.ts';
import { everyRow, listOf, readPage, type ListSource } from '../../http/readPage.ts';
import type { Id } from '../../shared/id.ts';

/** What a list is asked for; what is left out does not narrow it. */
export interface QuestionFilter {
  readonly courseId?: Id | undefined;
  readonly state?: QuestionFilterState | undefined;
  /** Stands in the title, the question or the name of anyone who asked. */
  readonly search?: string | undefined;
  /** ISO 8601: asked from here on, and before there. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** ISO 8601: changed from here on. */
  readonly updatedSince?: string | undefined;
}

export const questionStates = ['unanswered', 'answered', 'hidden', 'deleted'] as const;
export const questionFilterStates = ['unanswered', 'answered', 'hidden', 'reported'] as const;
type QuestionFilterState = (typeof questionFilterStates)[number];

export interface QuestionRow {
  readonly threadId: Id;
  readonly postId: Id;
  readonly courseId: Id;
  readonly courseName: string;
  readonly courseVersion: number;
  readonly courseUpdateTime: Date;
  readonly lectureId: Id;
  readonly title: string;
  readonly authorName: string | null;
  readonly createdTime: Date;
  readonly activityTime: Date;
  readonly updateTime: Date;
  readonly replyCount: number;
  readonly state: (typeof questionStates)[number];
  readonly reportCount: number;
  readonly pinned: boolean;
  readonly closed: boolean;
}

/** Whose courses: those of one maker, or all of the workspace. */
export interface QuestionScope {
  readonly createdBy: Id | null;
}

/** A page of the questions of courses with a discussion, the newest first where nothing else is asked for. */
export function findQuestions(
  trx: Trx,
  asked: { readonly scope: QuestionScope; readonly filter: QuestionFilter },
  { sort, page }: { readonly sort: readonly string[]; readonly page: PageRequest },
): Promise<PageRows<QuestionRow>> {
  return readPage<QuestionRow>(listOfQuestions(trx, asked), orderOf(sort), page);
}

/** The questions that a filter asks for, as a list to read pages of. */
export const listOfQuestions = (
  trx: Trx,
  asked: { readonly scope: QuestionScope; readonly filter: QuestionFilter },
): ListSource<QuestionRow> => listOf(rows(trx, asked), threads(trx, asked));

/** All that a filter asks for, some at a time, with what `more` reads of each. */
export const everyQuestion = <Row extends QuestionRow>(
  db: Database,
  workspaceId: Id,
  asked: { readonly scope: QuestionScope; readonly filter: QuestionFilter; readonly sort: readonly string[] },
  more: <Found extends QuestionRow>(trx: Trx, found: readonly Found[]) => Promise<readonly (Found & Row)[]>,
): AsyncIterable<readonly Row[]> =>
  everyRow<Row>(orderOf(asked.sort), (slice) =>
    readRecent(db, workspaceId, async (trx) => more(trx, await listOf(rows(trx, asked)).rows(slice))),
  );

const orderOf = (sort: readonly string[]): Order =>
  sortedBy(sort, {
    name: 'discussion questions',
    columns: {
      createTime: { column: sql`discussion_thread.created_time`, type: 'time' },
      activityTime: { column: sql`discussion_thread.activity_time`, type: 'time' },
      updateTime: { column: sql`discussion_thread.update_time`, type: 'time' },
      replyCount: { column: sql`discussion_thread.reply_count`, type: 'integer' },
    },
    fallback: ['createTime'],
    tieBreaker: sql`discussion_thread.thread_id`,
  });

/** A post of the thread that was reported and not judged yet. */
const openReports = sql`
  select from discussion_report
  where discussion_report.workspace_id = discussion_thread.workspace_id and discussion_report.settled_time is null
    and discussion_report.thread_id = discussion_thread.thread_id`;

/** A question that is hidden or deleted; few are. */
const withdrawn = (column: 'hidden_time' | 'deleted_time') => sql<SqlBool>`exists (
  select from discussion_post gone
  where gone.workspace_id = discussion_thread.workspace_id and gone.thread_id = discussion_thread.thread_id
    and gone.opening and ${sql.ref(`gone.${column}`)} is not null)`;

const threads = (trx: Trx, { scope, filter }: { readonly scope: QuestionScope; readonly filter: QuestionFilter }) =>
  trx
    .selectFrom('discussion_thread')
    .innerJoin('course', (join) =>
      join
        .onRef('course.workspace_id', '=', 'discussion_thread.workspace_id')
        .onRef('course.course_id', '=', 'discussion_thread.course_id'),
    )
    .where('discussion_thread.workspace_id', '=', workspaceOf(trx))
    .where('course.forum_enabled', '=', true)
    .where(meets(workspaceOf(trx), scope, filter));

const rows = (trx: Trx, asked: { readonly scope: QuestionScope; readonly filter: QuestionFilter }) =>
  threads(trx, asked)
    .innerJoin('discussion_post', (join) =>
      join
        .onRef('discussion_post.workspace_id', '=', 'discussion_thread.workspace_id')
        .onRef('discussion_post.thread_id', '=', 'discussion_thread.thread_id')
        .on('discussion_post.opening', '=', true),
    )
    .leftJoin(actingAccounts().as('author'), (join) =>
      join
        .onRef('author.workspace_id', '=', 'discussion_thread.workspace_id')
        .onRef('author.user_id', '=', 'discussion_thread.user_id'),
    )
    .select([
      'discussion_thread.thread_id as threadId',
      'discussion_post.post_id as postId',
      'discussion_thread.course_id as courseId',
      'course.name as courseName',
      'course.version as courseVersion',
      'course.update_time as courseUpdateTime',
      'discussion_thread.lecture_id as lectureId',
      'discussion_thread.title',
      'author.name as authorName',
      'discussion_thread.created_time as createdTime',
      'discussion_thread.activity_time as activityTime',
      'discussion_thread.update_time as updateTime',
      'discussion_thread.reply_count as replyCount',
      sql<QuestionRow['state']>`case when discussion_post.deleted_time is not null then 'deleted'
        when discussion_post.hidden_time is not null then 'hidden'
        when discussion_thread.answer_id is not null then 'answered' else 'unanswered' end`.as('state'),
      sql<number>`(select count(*) from (${openReports}) as open)`.as('reportCount'),
      sql<boolean>`discussion_thread.pinned`.as('pinned'),
      sql<boolean>`discussion_thread.closed_time is not null`.as('closed'),
    ]);

function meets(workspaceId: Id, { createdBy }: QuestionScope, filter: QuestionFilter): RawBuilder<SqlBool> {
  const { courseId, state, search, from, until, updatedSince } = filter;
  const words = search?.trim() ?? '';
  const conditions = [
    ...(createdBy === null ? [] : [sql`course.created_by = ${createdBy}`]),
    ...(courseId === undefined ? [] : [sql`discussion_thread.course_id = ${courseId}`]),
    ...(state === undefined ? [] : [isIn[state]]),
    ...(words === '' ? [] : [says(workspaceId, words)]),
    ...(from === undefined ? [] : [sql`discussion_thread.created_time >= ${from}::timestamptz`]),
    ...(until === undefined ? [] : [sql`discussion_thread.created_time < ${until}::timestamptz`]),
    ...(updatedSince === undefined ? [] : [sql`discussion_thread.update_time >= ${updatedSince}::timestamptz`]),
  ];
  return conditions.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${sql.raw(filterMark)} (${sql.join(conditions, sql` and `)})`;
}

const isIn: Readonly<Record<QuestionFilterState, RawBuilder<unknown>>> = {
  unanswered: sql`(discussion_thread.answer_id is null and not ${withdrawn('hidden_time')} and not ${withdrawn('deleted_time')})`,
  answered: sql`(discussion_thread.answer_id is not null and not ${withdrawn('hidden_time')} and not ${withdrawn('deleted_time')})`,
  hidden: withdrawn('hidden_time'),
  reported: sql`exists (${openReports})`,
};

/**
 * All words in the title, in the text, or in the name of who asked. Whom a name fits is found once and not for each question: the workspace
 * is a value and not that of the question.
 */
function says(workspaceId: Id, search: string): RawBuilder<SqlBool> {
  const within = (column: string) => containsWords(sql.ref(column), search);
  return sql<SqlBool>`(${within('discussion_thread.title_search')} or ${within('discussion_thread.text_search')}
    or discussion_thread.user_id in (
      select app_user.user_id from app_user
      where app_user.workspace_id = ${workspaceId} and ${within('app_user.name_search')}))`;
}

/** A question as far as hiding it looks at it. */
export interface LockedQuestion {
  readonly courseId: Id;
  readonly postId: Id;
  readonly writerId: Id | null;
  readonly hiddenReason: string | null;
  readonly deleted: boolean;
}

/** The questions of those threads that belong to the scope, locked against every other change of their threads. */
export async function lockQuestions(
  trx: Trx,
  { createdBy }: QuestionScope,
  threadIds: readonly Id[],
): Promise<readonly LockedQuestion[]> {
  const workspaceId = workspaceOf(trx);
  // In the order of their ids, so that two who hide the same ones do not wait for each other.
  await sql`
    select from discussion_thread where workspace_id = ${workspaceId} and thread_id = any(${[...threadIds]}::bigint[])
    order by thread_id for update`.execute(trx);
  const { rows: found } = await sql<LockedQuestion>`
    select discussion_thread.course_id as "courseId", discussion_post.post_id as "postId",
      discussion_post.user_id as "writerId", discussion_post.hidden_reason as "hiddenReason",
      discussion_post.deleted_time is not null as deleted
    from discussion_thread
    join course on course.workspace_id = discussion_thread.workspace_id and course.course_id = discussion_thread.course_id
    join discussion_post on discussion_post.workspace_id = discussion_thread.workspace_id
      and discussion_post.thread_id = discussion_thread.thread_id and discussion_post.opening
    where discussion_thread.workspace_id = ${workspaceId} and discussion_thread.thread_id = any(${[...threadIds]}::bigint[])
      and course.forum_enabled and (${createdBy}::bigint is null or course.created_by = ${createdBy})`.execute(trx);
  return found;
}
