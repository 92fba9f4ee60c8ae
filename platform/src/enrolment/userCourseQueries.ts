/** Reading user courses: the rows, never the rules. */
import { sql, type QueryCreator, type RawBuilder, type SqlBool } from 'kysely';
import type { KeptAnswer } from '../content/question/question.ts';
import { courseColumns, toCourseRecord } from '../course/courseRecord.ts';
import { compiledOnce, type ValueOf } from '../db/compiledOnce.ts';
import { workspaceOf, type Database, type Trx } from '../db/database.ts';
import { readRecent } from '../db/replica/readRecent.ts';
import { send } from '../db/pipeline.ts';
import type { Schema } from '../db/schema.ts';
import { sortedBy, type PageRequest, type PageRows, type SortColumns } from '../http/paging.ts';
import type { Order } from '../http/keyset.ts';
import { everyRow, listOf, readPage, type ListSource } from '../http/readPage.ts';
import { addressSelector, rsqlWhere, type Selectors } from '../http/rsql.ts';
import { insertSelectedJobRows, type JobRow } from '../job/jobRowQueries.ts';
import type { JobRunKey } from '../job/jobRunQueries.ts';
import type { Id } from '../shared/id.ts';
import { peopleOfGroup } from '../workspace/group/membershipQueries.ts';
import type { PackageState } from './packageRules.ts';
import { meetsFilter, phaseColumn, progressSortColumns, type ProgressFilter } from './progressListQueries.ts';
import { changeAs, lastChange, listByChange, ofEither } from './userCourseChangeQueries.ts';
import type { EarnedLink, StoredAnswer, UserCourseRecord, UserCourseState } from './userCourseRecord.ts';

/** What the filter `q` of a list of user courses may compare (OP-04, OP-95). */
export const userCourseSelectors: Selectors = {
  id: { type: 'integer', column: sql.ref('user_course.user_course_id') },
  courseId: { type: 'integer', column: sql.ref('user_course.course_id') },
  courseName: { type: 'text', column: sql.ref('course.name'), folded: sql.ref('course.name_search') },
  userId: { type: 'integer', column: sql.ref('user_course.user_id') },
  username: addressSelector('app_user.username'),
  name: { type: 'text', column: sql.ref('app_user.name'), folded: sql.ref('app_user.name_search') },
  startTime: { type: 'time', column: sql.ref('user_course.start_time') },
  finishTime: { type: 'time', column: sql.ref('user_course.finish_time') },
  completed: { type: 'boolean', column: sql.ref('user_course.completed') },
  phase: { type: 'text', column: phaseColumn },
  lastSeenTime: { type: 'time', column: sql.ref('user_course.last_seen_time') },
  expireTime: { type: 'time', column: sql.ref('user_course.expire_time') },
  dueTime: { type: 'time', column: sql.ref('user_course.due_time') },
  updateTime: { type: 'time', column: lastChange },
};

/** What a list of user courses may be sorted by. */
const userCourseSortColumns: SortColumns = {
  startTime: { column: sql.ref('user_course.start_time'), type: 'time' },
  finishTime: { column: sql.ref('user_course.finish_time'), type: 'time', nullable: true },
  lastSeenTime: { column: sql.ref('user_course.last_seen_time'), type: 'time', nullable: true },
  dueTime: { column: sql.ref('user_course.due_time'), type: 'time', nullable: true },
  updateTime: { column: lastChange, type: 'time' },
};
/** Where only finished ones are listed. */
const finishedSortColumns: SortColumns = {
  ...userCourseSortColumns,
  finishTime: { column: sql.ref('user_course.finish_time'), type: 'time' },
};

/** The user course, anyone who asks: visibility is the caller's question. */
export async function findUserCourse(trx: Trx, userCourseId: Id): Promise<UserCourseRecord | null> {
  const [row] = await send(trx, userCourseById(trx, { workspaceId: workspaceOf(trx), userCourseId }));
  return row === undefined ? null : toUserCourseRecord(row);
}

/**
 * The learner's own user course, locked until the end of the transaction: everything that changes progress takes this lock
 * first, so that what it reads after it, be it sent together, stays true.
 */
export async function lockUserCourse(trx: Trx, userCourseId: Id, userId: Id): Promise<UserCourseRecord | null> {
  const [row] = await send(trx, userCourseToLock(trx, { workspaceId: workspaceOf(trx), userCourseId, userId }));
  return row === undefined ? null : toUserCourseRecord(row);
}

/** The learner's user course in a course that is not finished; null when there is none. */
export async function findActiveUserCourse(trx: Trx, courseId: Id, userId: Id): Promise<UserCourseRecord | null> {
  const row = await selectUserCourses(trx)
    .where('user_course.course_id', '=', courseId)
    .where('user_course.user_id', '=', userId)
    .where('user_course.finish_time', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : toUserCourseRecord(row);
}

/** Whether someone is or was enrolled in a course. */
export async function hasUserCourse(trx: Trx, courseId: Id, userId: Id): Promise<boolean> {
  const row = await trx
    .selectFrom('user_course')
    .select('user_course.user_course_id')
    .where('user_course.workspace_id', '=', workspaceOf(trx))
    .where('user_course.course_id', '=', courseId)
    .where('user_course.user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose user courses a list is about, of which course or author, in which state; what is left out does not narrow it. */
export interface UserCourseScope {
  readonly userId?: Id;
  readonly courseId?: Id;
  /** Who made the courses. */
  readonly createdBy?: Id;
  readonly state?: 'ACTIVE' | 'COMPLETED';
  /** Only those that are due by then and can still be studied now. */
  readonly due?: { readonly by: Date; readonly now: Date };
  /** Of its people alone. */
  readonly groupId?: Id;
}

function inScope({ userId, courseId, createdBy, state, due, groupId }: UserCourseScope): RawBuilder<SqlBool> {
  const conditions = [
    ...(userId === undefined ? [] : [sql`user_course.user_id = ${userId}`]),
    ...(courseId === undefined ? [] : [sql`user_course.course_id = ${courseId}`]),
    ...(createdBy === undefined ? [] : [sql`course.created_by = ${createdBy}`]),
    ...(groupId === undefined ? [] : [sql`user_course.user_id in ${peopleOfGroup(groupId)}`]),
    ...(state === 'ACTIVE' ? [sql`user_course.finish_time is null`] : []),
    ...(due === undefined
      ? []
      : [
          sql`user_course.due_time <= ${due.by}`,
          sql`(user_course.expire_time is null or user_course.expire_time > ${due.now})`,
        ]),
    ...(state === 'COMPLETED' ? [sql`user_course.completed and user_course.finish_time is not null`] : []),
  ];
  return sql<SqlBool>`${sql.join([sql`true`, ...conditions], sql` and `)}`;
}

export interface UserCourseListing {
  readonly q: string | undefined;
  readonly sort: readonly string[];
  /** Where the progress of others is listed. */
  readonly progress?: ProgressFilter | undefined;
}

/** One page of the user courses of a scope that meet `q`, the newest start first, of completed ones the newest finish. */
export async function listUserCourses(
  trx: Trx,
  scope: UserCourseScope,
  { q, sort, progress, ...request }: PageRequest & UserCourseListing,
): Promise<PageRows<UserCourseRecord>> {
  const asked = { q, sort, progress };
  const page = await readPage(sourceOf(trx, scope, asked), orderOf(scope, asked), request);
  return { ...page, rows: page.rows.map(toUserCourseRecord) };
}

/**
 * How many are read with all their answers at a time: what a few take is given back before the next come, what many take would stay with
 * the process, as memory that it got once.
 */
export const userCoursesAtOnce = 50;

/**
 * What {@link listUserCourses} has over all pages, some at a time, each as `read` makes of it. Throws INVALID for a filter or an
 * order before anything is read.
 */
export function everyUserCourse<T>(
  db: Database,
  {
    workspaceId,
    scope,
    asked,
  }: { readonly workspaceId: Id; readonly scope: UserCourseScope; readonly asked: UserCourseListing },
  read: (trx: Trx, records: readonly UserCourseRecord[]) => Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  const order = orderOf(scope, asked);
  // For what it throws alone: a filter that is wrong is refused here, before the answer begins with the first row.
  conditionOf(scope, asked);
  return eachRun();

  async function* eachRun(): AsyncGenerator<readonly T[]> {
    const runs = everyRow(order, (slice) =>
      readRecent(db, workspaceId, (trx) => sourceOf(trx, scope, asked).rows(slice)),
    );
    for await (const rows of runs) {
      for (let from = 0; from < rows.length; from += userCoursesAtOnce) {
        const some = rows.slice(from, from + userCoursesAtOnce).map(toUserCourseRecord);
        yield await readRecent(db, workspaceId, (trx) => read(trx, some));
      }
    }
  }
}

/** The user courses of a scope that meet `q`, as a list to read pages of. */
export const listOfUserCourses = (
  trx: Trx,
  scope: UserCourseScope,
  { q }: Pick<UserCourseListing, 'q'>,
): ListSource<UserCourseRow> => sourceOf(trx, scope, { q, sort: [] });

/** Those of a scope beyond an id that meet `q` and not a condition, each with its `update_time` as text, in the order of their ids. */
export async function userCoursesWithout(
  trx: Trx,
  condition: RawBuilder<unknown>,
  scope: UserCourseScope,
  { q, beyond, most }: { readonly q: string | undefined; readonly beyond: Id; readonly most: number },
): Promise<readonly { readonly record: UserCourseRecord; readonly countedTime: string }[]> {
  const rows = await selectUserCourses(trx)
    .crossJoinLateral(changeAs(ofEither))
    .select(sql<string>`user_course.update_time::text`.as('counted_time'))
    .where(conditionOf(scope, { q }))
    .where('user_course.user_course_id', '>', beyond)
    .where(sql<SqlBool>`not ${condition}`)
    .orderBy('user_course.user_course_id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ record: toUserCourseRecord(row), countedTime: row.counted_time }));
}

/** Some user courses by id, or all that a list has but some. */
export type UserCourseSelection =
  | { readonly ids: readonly Id[] }
  | (Pick<UserCourseListing, 'q' | 'progress'> & { readonly exceptIds: readonly Id[] });

/** Makes a row of a job for each of a scope that a selection names, its learner as subject, in the order of their addresses. */
export async function insertRowsOfUserCourses(
  trx: Trx,
  job: JobRunKey,
  scope: UserCourseScope,
  selection: UserCourseSelection,
): Promise<void> {
  const selected =
    'ids' in selection
      ? sql<SqlBool>`${inScope(scope)} and user_course.user_course_id = any(${[...selection.ids]}::bigint[])`
      : sql<SqlBool>`${conditionOf(scope, selection)} and user_course.user_course_id <> all(${[...selection.exceptIds]}::bigint[])`;
  const rows = userCourses(trx)
    .crossJoinLateral(changeAs(ofEither))
    .where(selected)
    .select([
      sql<number>`row_number() over (order by app_user.username_key, user_course.user_course_id)`.as('row_number'),
      'app_user.username as subject',
      'app_user.user_id as subject_id',
      sql<JobRow['input']>`jsonb_build_object('userCourseId', user_course.user_course_id)`.as('input'),
    ]);
  await insertSelectedJobRows(trx, job, rows);
}

const conditionOf = (
  scope: UserCourseScope,
  { q, progress }: Pick<UserCourseListing, 'q' | 'progress'>,
): RawBuilder<SqlBool> =>
  sql<SqlBool>`${inScope(scope)} and ${rsqlWhere(q, userCourseSelectors)}
    and ${progress === undefined ? sql`true` : meetsFilter(progress)}`;

function orderOf(scope: UserCourseScope, { sort, progress }: Pick<UserCourseListing, 'sort' | 'progress'>): Order {
  const finished = scope.state === 'COMPLETED';
  const columns = finished ? finishedSortColumns : userCourseSortColumns;
  return sortedBy(sort, {
    name: `usercourses ${scope.due === undefined ? (scope.state ?? 'ALL') : 'DUE'}${scope.courseId === undefined ? '' : ' of a course'}`,
    columns: progress === undefined ? columns : { ...columns, ...progressSortColumns },
    fallback: scope.due !== undefined ? ['dueTime,asc'] : finished ? ['finishTime,desc'] : ['startTime,desc'],
    tieBreaker: sql.ref('user_course.user_course_id'),
  });
}

function sourceOf(trx: Trx, scope: UserCourseScope, asked: UserCourseListing): ListSource<UserCourseRow> {
  const condition = conditionOf(scope, asked);
  const rows = selectUserCourses(trx).crossJoinLateral(changeAs(ofEither));
  const plain = listOf(rows.where(condition), userCourses(trx).crossJoinLateral(changeAs(ofEither)).where(condition));
  // Either list answers the same, whatever is asked: only what it costs differs.
  const isFiltered = asked.q?.includes('updateTime') === true;
  if (!isFiltered && !asked.sort.some((item) => item.trim().startsWith('updateTime'))) {
    return plain;
  }
  const byChange = listByChange(trx, {
    ids: (change) =>
      userCourses(trx)
        .crossJoinLateral(changeAs(change))
        .where(change.of)
        .where(condition)
        .select('user_course.user_course_id'),
    among: (found) => listOf(rows.where(found)),
    plain,
  });
  return isFiltered ? byChange : { ...byChange, total: () => plain.total() };
}

type StateRow =
  | { user_course_id: Id; kind: 'answer'; id: Id; time: Date; correct: boolean; wrong_count: number; value: KeptAnswer }
  | { user_course_id: Id; kind: 'seen'; id: Id; time: Date }
  | { user_course_id: Id; kind: 'earned'; id: Id; time: Date; link_id: Id }
  | { user_course_id: Id; kind: 'package'; id: Id; time: Date; value: PackageState };

/** What was done in each of the user courses; one query however many they are. */
export async function loadStates(trx: Trx, userCourseIds: readonly Id[]): Promise<ReadonlyMap<Id, UserCourseState>> {
  const states = new Map(userCourseIds.map((id) => [id, emptyState()]));
  if (userCourseIds.length === 0) {
    return states;
  }
  const ids = sql`${[...userCourseIds]}::bigint[]`;
  const workspaceId = workspaceOf(trx);
  const rows = await send(
    trx,
    sql<StateRow>`
    select answer.user_course_id, 'answer' as kind, answer.question_id as id, answer.answer_time as time,
      answer.correct, answer.wrong_count, answer.user_answer as value, null::bigint as link_id
    from answer where answer.workspace_id = ${workspaceId} and answer.user_course_id = any(${ids})
    union all
    select lecture_seen.user_course_id, 'seen', lecture_seen.lecture_id, lecture_seen.done_time, null, null, null, null
    from lecture_seen where lecture_seen.workspace_id = ${workspaceId} and lecture_seen.user_course_id = any(${ids})
    union all
    select user_gamification.user_course_id, 'earned', user_gamification.gamification_id, user_gamification.create_time,
      null, null, null, user_gamification.user_gamification_id
    from user_gamification
    where user_gamification.workspace_id = ${workspaceId} and user_gamification.user_course_id = any(${ids})
    union all
    (select distinct on (state.user_course_id, state.lecture_id)
      state.user_course_id, 'package', state.lecture_id, max(state.update_time), null, null,
      jsonb_build_object(
        'itemCount', (select count(*) from jsonb_array_elements(package.items) item where item ->> 'path' is not null),
        'items', jsonb_agg(jsonb_build_object(
          'completed', state.completion = 'COMPLETED', 'success', state.success, 'score', state.score_scaled))), null
    from scorm_state state
    join scorm_package package on package.workspace_id = state.workspace_id and package.package_id = state.package_id
    where state.workspace_id = ${workspaceId} and state.user_course_id = any(${ids})
    group by state.user_course_id, state.lecture_id, package.package_id, package.items
    -- A package that was put in place of another counts from its first opening on.
    order by state.user_course_id, state.lecture_id, max(state.update_time) desc)`,
  );
  for (const row of rows) {
    const state = states.get(row.user_course_id);
    if (state !== undefined) {
      addRow(state, row);
    }
  }
  return states;
}

interface MutableState {
  readonly seen: Map<Id, string>;
  readonly answers: Map<Id, StoredAnswer>;
  readonly earned: Map<Id, EarnedLink>;
  readonly packages: Map<Id, PackageState>;
}

const emptyState = (): MutableState => ({
  seen: new Map(),
  answers: new Map(),
  earned: new Map(),
  packages: new Map(),
});

function addRow(state: MutableState, row: StateRow): void {
  const time = row.time.toISOString();
  switch (row.kind) {
    case 'answer':
      state.answers.set(row.id, {
        userAnswer: row.value,
        correct: row.correct,
        wrongCount: row.wrong_count,
        answerTime: time,
      });
      break;
    case 'seen':
      state.seen.set(row.id, time);
      break;
    case 'earned':
      state.earned.set(row.id, { id: row.link_id, createTime: time });
      break;
    case 'package':
      state.packages.set(row.id, row.value);
      break;
  }
}

/** The user courses of the workspace, with their courses and learners. */
function userCourses(trx: Trx) {
  return userCoursesIn(trx, workspaceOf(trx));
}

function userCoursesIn(statement: QueryCreator<Schema>, workspaceId: Id | RawBuilder<Id>) {
  return statement
    .selectFrom('user_course')
    .innerJoin('course', (join) =>
      join
        .onRef('course.workspace_id', '=', 'user_course.workspace_id')
        .onRef('course.course_id', '=', 'user_course.course_id'),
    )
    .innerJoin('app_user', (join) =>
      join
        .onRef('app_user.workspace_id', '=', 'user_course.workspace_id')
        .onRef('app_user.user_id', '=', 'user_course.user_id'),
    )
    .where('user_course.workspace_id', '=', workspaceId);
}

export function selectUserCourses(trx: Trx) {
  return selectUserCoursesIn(trx, workspaceOf(trx));
}

export function selectUserCoursesIn(statement: QueryCreator<Schema>, workspaceId: Id | RawBuilder<Id>) {
  return userCoursesIn(statement, workspaceId)
    .leftJoin('certificate', (join) =>
      join
        .onRef('certificate.workspace_id', '=', 'user_course.workspace_id')
        .onRef('certificate.user_course_id', '=', 'user_course.user_course_id'),
    )
    .select(courseColumns)
    .select([
      'user_course.user_course_id',
      'user_course.user_id',
      'app_user.username',
      'app_user.name as user_name',
      'user_course.start_time as enrol_time',
      'user_course.finish_time',
      'user_course.completed',
      'user_course.expire_time',
      'user_course.due_time',
      'user_course.umbrella_id',
      'user_course.drawn_questions',
      'user_course.last_lecture_id',
      'user_course.last_section_id',
      'user_course.last_seen_time',
      'user_course.position_time',
      'user_course.update_time as own_update_time',
      'certificate.certificate_id',
      'certificate.holder_name',
      'certificate.course_name',
      'certificate.course_language',
      'certificate.score_percent',
      'certificate.issued_time',
      'certificate.duration as certificate_duration',
      'certificate.required_percent',
      'certificate.expire_time as certificate_expire_time',
      'certificate.revoked_time',
      'certificate.revoke_reason',
    ]);
}

const userCourseById = compiledOnce(
  (statement, value: ValueOf<{ readonly workspaceId: Id; readonly userCourseId: Id }>) =>
    selectUserCoursesIn(statement, value('workspaceId')).where(
      'user_course.user_course_id',
      '=',
      value('userCourseId'),
    ),
);

const userCourseToLock = compiledOnce(
  (statement, value: ValueOf<{ readonly workspaceId: Id; readonly userCourseId: Id; readonly userId: Id }>) =>
    selectUserCoursesIn(statement, value('workspaceId'))
      .where('user_course.user_course_id', '=', value('userCourseId'))
      .where('user_course.user_id', '=', value('userId'))
      .forNoKeyUpdate('user_course'),
);

type UserCourseRow = Awaited<ReturnType<ReturnType<typeof selectUserCourses>['executeTakeFirstOrThrow']>>;

export function toUserCourseRecord(row: UserCourseRow): UserCourseRecord {
  return {
    id: row.user_course_id,
    userId: row.user_id,
    username: row.username,
    userName: row.user_name,
    startTime: row.enrol_time.toISOString(),
    finishTime: row.finish_time?.toISOString() ?? null,
    completed: row.completed,
    expireTime: row.expire_time?.toISOString() ?? null,
    dueTime: row.due_time?.toISOString() ?? null,
    umbrellaId: row.umbrella_id,
    drawnQuestions: row.drawn_questions,
    lastLectureId: row.last_lecture_id,
    lastSectionId: row.last_section_id,
    lastSeenTime: row.last_seen_time?.toISOString() ?? null,
    positionTime: row.position_time?.toISOString() ?? null,
    updateTime: row.own_update_time.toISOString(),
    course: toCourseRecord(row),
    certificate: toCertificate(row),
  };
}

function toCertificate(row: UserCourseRow): UserCourseRecord['certificate'] {
  if (row.certificate_id === null || row.issued_time === null) {
    return null;
  }
  return {
    uuid: row.certificate_id,
    holderName: row.holder_name ?? '',
    courseId: row.course_id,
    courseName: row.course_name ?? '',
    courseLanguage: row.course_language,
    scorePercent: row.score_percent ?? 0,
    issuedDate: row.issued_time.toISOString(),
    duration: row.certificate_duration,
    requiredPercent: row.required_percent,
    expireTime: row.certificate_expire_time?.toISOString() ?? null,
    revokedTime: row.revoked_time?.toISOString() ?? null,
    revokeReason: row.revoke_reason,
  };
}
