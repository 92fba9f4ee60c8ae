import { sql } from 'kysely';
import type { IsoTime } from '../../content/content.ts';
import { workspaceOf, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

export interface CohortMember {
  readonly userCourseId: Id;
  readonly lastLectureId: Id | null;
  readonly finishTime: IsoTime | null;
  readonly completed: boolean;
  readonly expireTime: IsoTime | null;
}

/** The newest user courses of a course that began in a period, the newest first. */
export async function findCohort(
  trx: Trx,
  courseId: Id,
  { start, end, most }: { readonly start: Date | null; readonly end: Date | null; readonly most: number },
): Promise<readonly CohortMember[]> {
  const rows = await trx
    .selectFrom('user_course')
    .select([
      'user_course.user_course_id as userCourseId',
      'user_course.last_lecture_id as lastLectureId',
      'user_course.finish_time',
      'user_course.completed',
      'user_course.expire_time',
    ])
    .where('user_course.workspace_id', '=', workspaceOf(trx))
    .where('user_course.course_id', '=', courseId)
    .$if(end !== null, (query) => query.where('user_course.start_time', '<', end))
    .$if(start !== null, (query) => query.where('user_course.start_time', '>=', start))
    .orderBy('user_course.start_time', 'desc')
    .orderBy('user_course.user_course_id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ finish_time, expire_time, ...member }) => ({
    ...member,
    finishTime: finish_time?.toISOString() ?? null,
    expireTime: expire_time?.toISOString() ?? null,
  }));
}

export interface LectureVisits {
  readonly lectureId: Id;
  readonly reached: number;
  readonly seen: number;
}

/** How many of the user courses reached each lecture, by a seen mark, an answer or their position; and how many saw it. */
export async function countVisits(trx: Trx, userCourseIds: readonly Id[]): Promise<readonly LectureVisits[]> {
  const workspaceId = workspaceOf(trx);
  const ids = sql`${[...userCourseIds]}::bigint[]`;
  const { rows } = await sql<LectureVisits>`
    select lecture_id as "lectureId", count(distinct user_course_id)::integer as reached,
      count(*) filter (where seen)::integer as seen
    from (
      select user_course_id, lecture_id, true as seen from lecture_seen
      where lecture_seen.workspace_id = ${workspaceId} and user_course_id = any(${ids})
      union all
      select distinct user_course_id, lecture_id, false from answer
      where answer.workspace_id = ${workspaceId} and user_course_id = any(${ids})
      union all
      select user_course_id, last_lecture_id, false from user_course
      where user_course.workspace_id = ${workspaceId} and user_course_id = any(${ids}) and last_lecture_id is not null
    ) visit
    group by lecture_id`.execute(trx);
  return rows;
}

/** Sums over first tries, from which shares and a correlation follow. */
export interface FirstTries {
  readonly questionId: Id;
  readonly version: number;
  readonly answered: number;
  readonly right: number;
  /** Of the tries whose learners answered something else as well; `rest` is the share of it that was right at once. */
  readonly paired: number;
  readonly pairedRight: number;
  readonly restSum: number;
  readonly restSquares: number;
  readonly restSumOfRight: number;
}

/** What the first tries of a question had in one place: an option of a choice, a place of an ordering, a category. */
export interface ChosenPart {
  readonly questionId: Id;
  readonly version: number;
  /** 1-based place in the list, or the category. */
  readonly place: string;
  /** Id of the option, or the item. */
  readonly choice: string;
  readonly chosen: number;
  /** As in {@link FirstTries}. */
  readonly paired: number;
  readonly restSum: number;
}

const scoredTries = (workspaceId: Id, userCourseIds: readonly Id[]) => sql`
  tries as materialized (
    select distinct on (user_course_id, question_id) workspace_id, user_course_id, question_id, user_answer, correct, course_version
    from answer_submission
    where answer_submission.workspace_id = ${workspaceId} and counts
      and user_course_id = any(${[...userCourseIds]}::bigint[])
    order by user_course_id, question_id, submission_id),
  scored as (
    select tries.*, (learner.right_count - correct::integer)::double precision / nullif(learner.answered - 1, 0) as rest
    from tries
    join (
      select user_course_id, count(*) as answered, count(*) filter (where correct) as right_count
      from tries group by user_course_id
    ) learner using (user_course_id))`;

/** The first tries of all questions in the user courses, by question and version of the course. */
export async function sumFirstTries(trx: Trx, userCourseIds: readonly Id[]): Promise<readonly FirstTries[]> {
  const { rows } = await sql<FirstTries>`
    with ${scoredTries(workspaceOf(trx), userCourseIds)}
    select question_id as "questionId", course_version as version,
      count(*)::integer as answered, count(*) filter (where correct)::integer as right,
      count(rest)::integer as paired, count(rest) filter (where correct)::integer as "pairedRight",
      coalesce(sum(rest), 0) as "restSum", coalesce(sum(rest * rest), 0) as "restSquares",
      coalesce(sum(rest) filter (where correct), 0) as "restSumOfRight"
    from scored
    where scored.workspace_id = ${workspaceOf(trx)}
    group by question_id, course_version
    order by question_id, course_version`.execute(trx);
  return rows;
}

/** What was chosen in those first tries, part by part. */
export async function countChosenParts(
  trx: Trx,
  userCourseIds: readonly Id[],
  versions: readonly number[],
): Promise<readonly ChosenPart[]> {
  const { rows } = await sql<ChosenPart>`
    with ${scoredTries(workspaceOf(trx), userCourseIds)}
    select question_id as "questionId", course_version as version, part.place, part.choice,
      count(*)::integer as chosen, count(rest)::integer as paired, coalesce(sum(rest), 0) as "restSum"
    from scored
    cross join lateral (
      select place::text as place, value #>> '{}' as choice
      from jsonb_array_elements(case when jsonb_typeof(user_answer) = 'array' then user_answer else '[]' end)
        with ordinality as listed (value, place)
      union all
      select category as place, item #>> '{}' as choice
      from jsonb_each(case when jsonb_typeof(user_answer) = 'object' then user_answer else '{}' end)
        as placed (category, items)
      cross join lateral jsonb_array_elements(placed.items) as item
    ) part
    where scored.workspace_id = ${workspaceOf(trx)} and course_version = any(${[...versions]}::bigint[])
    group by question_id, course_version, part.place, part.choice
    order by question_id, course_version, part.place, part.choice`.execute(trx);
  return rows;
}

export interface BodyOfVersion {
  readonly version: number;
  readonly hash: string;
}

/** The bodies of lectures with questions in some versions of a course, as far as those are kept. */
export async function findBodiesOfVersions(
  trx: Trx,
  courseId: Id,
  versions: readonly number[],
): Promise<readonly BodyOfVersion[]> {
  const { rows } = await sql<BodyOfVersion>`
    with module (version, node) as (
      select stored_revision.version, outline_module.module
      from stored_revision
      cross join unnest(stored_revision.modules) named (hash)
      join outline_module on outline_module.workspace_id = stored_revision.workspace_id
        and outline_module.course_id = stored_revision.course_id and outline_module.hash = named.hash
      where stored_revision.workspace_id = ${workspaceOf(trx)} and stored_revision.course_id = ${courseId}
        and stored_revision.version = any(${[...versions]}::bigint[])
      union all
      select stored_revision.version, whole.node
      from stored_revision
      cross join lateral jsonb_path_query(stored_revision.outline, '$.modules[*]') whole (node)
      where stored_revision.workspace_id = ${workspaceOf(trx)} and stored_revision.course_id = ${courseId}
        and stored_revision.version = any(${[...versions]}::bigint[])
    )
    select module.version, lecture ->> 'bodyHash' as hash
    from module
    cross join lateral jsonb_path_query(module.node, '$.lectures[*]') lecture
    where jsonb_array_length(lecture -> 'questions') > 0`.execute(trx);
  return rows;
}
