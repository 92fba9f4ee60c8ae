import { sql } from 'kysely';
import { workspaceOf, type Database, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

/** Courses that one answer names. */
export const maxReportedCourses = 20;

export interface CourseKey {
  readonly workspaceId: Id;
  readonly courseId: Id;
}

/** Up to `most` courses, of all workspaces, whose questions are due for review. Call outside of transactions. */
export async function findCoursesToReview(db: Database, now: Date, most: number): Promise<readonly CourseKey[]> {
  const { rows } = await sql<CourseKey>`
    select workspace_id as "workspaceId", course_id as "courseId"
    from courses_to_look_at(${now}, ${most}::integer)`.execute(db);
  return rows;
}

/** Notes how many questions of a course need a look, and the first of them. A course that was deleted meanwhile is skipped. */
export async function upsertAttention(
  trx: Trx,
  courseId: Id,
  { questionIds, now }: { readonly questionIds: readonly Id[]; readonly now: Date },
): Promise<void> {
  await sql`
    insert into course_attention (workspace_id, course_id, counted_time, question_count, question_id)
    select course.workspace_id, course.course_id, ${now}::timestamptz, ${questionIds.length}::integer,
      ${questionIds[0] ?? null}::bigint
    from course where course.workspace_id = ${workspaceOf(trx)} and course.course_id = ${courseId}
    on conflict on constraint course_attention_pkey do update set counted_time = excluded.counted_time,
      question_count = excluded.question_count, question_id = excluded.question_id`.execute(trx);
}

export interface CourseToReview {
  readonly courseId: Id;
  readonly courseName: string;
  readonly questionCount: number;
  readonly questionId: Id;
  readonly countedTime: Date;
}

/** Courses with questions that need a look, those with the most first, and how many such courses there are; of one maker, or of all. */
export async function findAttention(
  trx: Trx,
  createdBy: Id | null,
): Promise<{ readonly courses: readonly CourseToReview[]; readonly count: number }> {
  const rows = await trx
    .selectFrom('course_attention')
    .innerJoin('course', (join) =>
      join
        .onRef('course.workspace_id', '=', 'course_attention.workspace_id')
        .onRef('course.course_id', '=', 'course_attention.course_id'),
    )
    .where('course_attention.workspace_id', '=', workspaceOf(trx))
    .where('course_attention.question_id', 'is not', null)
    .$if(createdBy !== null, (query) => query.where('course.created_by', '=', createdBy))
    .select([
      'course.course_id as courseId',
      'course.name as courseName',
      'course_attention.question_count as questionCount',
      sql<Id>`course_attention.question_id`.as('questionId'),
      'course_attention.counted_time as countedTime',
      sql<number>`count(*) over ()`.as('count'),
    ])
    .orderBy('course_attention.question_count', 'desc')
    .orderBy('course.course_id')
    .limit(maxReportedCourses)
    .execute();
  return { count: rows[0]?.count ?? 0, courses: rows.map(({ count: _count, ...course }) => course) };
}
