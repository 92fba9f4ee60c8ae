/** Statements that change courses. Every one takes the transaction of its use case. */
import { sql, type RawBuilder } from 'kysely';
import { workspaceOf, type Trx } from '../db/database.ts';
import { json } from '../db/json.ts';
import { deleteBodiesOfCourse } from '../content/bodyUseQueries.ts';
import type { Outline } from '../content/content.ts';
import { modulesToStore, noteStoredModules } from '../content/outlineModules.ts';
import { courseColumnsOf, courseFieldsOf, type CourseFields } from './courseFields.ts';
import { courseColumns, toCourseRecord, type CourseRecord } from './courseRecord.ts';
import type { CourseLock } from './lock/lockRules.ts';
import { outlineTotals } from '../content/outlineRules.ts';
import type { Id } from '../shared/id.ts';

/** A course and its lock, held against other writers until the end of the transaction; null when there is none. */
export async function lockCourseRow(
  trx: Trx,
  courseId: Id,
): Promise<{ course: CourseRecord; lock: CourseLock } | null> {
  const row = await trx
    .selectFrom('course')
    .select(courseColumns)
    .select([
      'course.lock_user_id',
      'course.lock_until',
      'course.lock_token',
      sql<boolean>`coalesce(course.lock_until > clock_timestamp(), false)`.as('lock_alive'),
    ])
    .where('course.workspace_id', '=', workspaceOf(trx))
    .where('course.course_id', '=', courseId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) {
    return null;
  }
  return {
    course: toCourseRecord(row),
    lock: {
      userId: row.lock_user_id,
      until: row.lock_until?.toISOString() ?? null,
      alive: row.lock_alive,
      token: row.lock_token,
    },
  };
}

export interface NewCourse {
  readonly courseId: Id;
  readonly workspaceId: Id;
  readonly createdBy: Id | null;
  readonly now: Date;
  readonly fields: CourseFields;
  readonly outline: Outline;
}

/** Inserts a course with its first revision. Its bodies must be stored by `insertBodies`. */
export async function insertCourse(trx: Trx, course: NewCourse): Promise<CourseRecord> {
  const row = await trx
    .insertInto('course')
    .values({
      workspace_id: course.workspaceId,
      course_id: course.courseId,
      created_by: course.createdBy,
      create_time: course.now,
      update_time: course.now,
      ...courseColumnsOf(course.fields),
      ...totalColumns(course.outline),
    })
    .returning(courseColumns)
    .executeTakeFirstOrThrow();
  const record = toCourseRecord(row);
  await insertRevision(trx, record, {
    content: await storeOutline(trx, record, { before: null, after: course.outline }),
    createdBy: course.createdBy,
    now: course.now,
    forced: false,
    autoSave: false,
    sitting: null,
  });
  return record;
}

/** Of one version to the next: modules that stay are the same objects in both. */
export interface OutlineChange {
  /** Null for a new course. */
  readonly before: Outline | null;
  readonly after: Outline;
}

export interface CourseUpdate {
  /** The newest revision: the one that the change was made on. */
  readonly from: CourseRecord;
  readonly fields: CourseFields;
  /** Null when the content stays as it is: what the stored revision names is copied. */
  readonly outline: OutlineChange | null;
  /** Whether what is live stays, but for whether it is published and a template (BEY-24). */
  readonly heldBack: boolean;
  /** Whether, though held back, something of it is seen at once: then what readers hold of the course is outdated. */
  readonly actsAtOnce?: boolean;
  /** Null where that account is gone. */
  readonly savedBy: Id | null;
  readonly now: Date;
  readonly forced: boolean;
  readonly autoSave: boolean;
  /** The lock token of the course. */
  readonly sitting: number;
}

const nothingHeldBack = {
  working_version: null,
  working_time: null,
  publish_time: null,
  publish_by: null,
  publish_gradings: null,
};

/** Writes the next version; null when another one is newest by now. A live one takes the place of what was held back. */
export async function updateCourse(trx: Trx, update: CourseUpdate): Promise<CourseRecord | null> {
  const { from, fields, outline, now } = update;
  const version = from.version + 1;
  const { published, template } = fields;
  const row = await trx
    .updateTable('course')
    .set(
      update.heldBack
        ? {
            published,
            template,
            working_version: version,
            working_time: now,
            ...(update.actsAtOnce === true ? { update_time: now } : {}),
          }
        : {
            ...courseColumnsOf(fields),
            ...(outline === null ? {} : totalColumns(outline.after)),
            version,
            update_time: now,
            ...nothingHeldBack,
          },
    )
    .where('course.workspace_id', '=', from.workspaceId)
    .where('course.course_id', '=', from.id)
    .where(sql`coalesce(course.working_version, course.version)`, '=', from.version)
    .returning(courseColumns)
    .executeTakeFirst();
  if (row === undefined) {
    return null;
  }
  const live = toCourseRecord(row);
  const record = update.heldBack
    ? {
        ...live,
        ...courseFieldsOf(fields),
        ...(outline === null ? totalsOf(from) : outlineTotals(outline.after)),
        version,
        updateTime: now.toISOString(),
      }
    : live;
  await insertRevision(trx, record, {
    ...update,
    content: outline === null ? storedContent(from) : await storeOutline(trx, from, outline),
    createdBy: update.savedBy,
  });
  return record;
}

const totalsOf = ({ moduleCount, lectureCount, questionCount, totalPoints }: CourseRecord) => ({
  moduleCount,
  lectureCount,
  questionCount,
  totalPoints,
});

/** Makes the revision live that is held back. Its row must be held. */
export async function publishHeldBack(
  trx: Trx,
  working: CourseRecord,
  { outline, forced, now }: { readonly outline: Outline; readonly forced: boolean; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('course')
    .set({
      ...courseColumnsOf(working),
      ...totalColumns(outline),
      version: working.version,
      update_time: now,
      ...nothingHeldBack,
    })
    .where('course.workspace_id', '=', working.workspaceId)
    .where('course.course_id', '=', working.id)
    .where('course.working_version', '=', working.version)
    .execute();
  if (forced) {
    await trx
      .updateTable('stored_revision')
      .set({ forced })
      .where('stored_revision.workspace_id', '=', working.workspaceId)
      .where('stored_revision.course_id', '=', working.id)
      .where('stored_revision.version', '=', working.version)
      .execute();
  }
}

/** Sets whether saves are held back from now on. */
export async function setHoldsBack(
  trx: Trx,
  { id, workspaceId }: Pick<CourseRecord, 'id' | 'workspaceId'>,
  holdsBack: boolean,
): Promise<void> {
  await trx
    .updateTable('course')
    .set({ holds_back: holdsBack })
    .where('course.workspace_id', '=', workspaceId)
    .where('course.course_id', '=', id)
    .execute();
}

/** Sets who made a course, and thereby who answers for it. Its row must be held. */
export async function setMaker(
  trx: Trx,
  { id, workspaceId }: Pick<CourseRecord, 'id' | 'workspaceId'>,
  userId: Id,
): Promise<void> {
  await trx
    .updateTable('course')
    .set({ created_by: userId })
    .where('course.workspace_id', '=', workspaceId)
    .where('course.course_id', '=', id)
    .execute();
}

interface Revision {
  /** A row with the columns of the content. */
  readonly content: RawBuilder<unknown>;
  readonly createdBy: Id | null;
  readonly now: Date;
  readonly forced: boolean;
  readonly autoSave: boolean;
  readonly sitting: number | null;
}

async function insertRevision(trx: Trx, course: CourseRecord, revision: Revision): Promise<void> {
  const { content, createdBy, now, forced, autoSave, sitting } = revision;
  await sql`
    insert into stored_revision (
      workspace_id, course_id, version, outline, modules, gamification_items, created_by, create_time, forced, auto_save, sitting, published,
      fields)
    select ${course.workspaceId}, ${course.id}, ${course.version}, content.outline, content.modules, content.gamification_items,
      ${createdBy}, ${now}, ${forced}, ${autoSave}, ${sitting}, ${course.published},
      ${json(courseFieldsOf(course))}
    from (${content}) content (outline, modules, gamification_items)
  `.execute(trx);
}

/** The content of a version, copied inside the database: a change of a flag costs the same in a large course as in a small one. */
const storedContent = ({ workspaceId, id, version }: CourseRecord): RawBuilder<unknown> => sql`
  select before.outline, before.modules, before.gamification_items from stored_revision before
  where before.workspace_id = ${workspaceId} and before.course_id = ${id} and before.version = ${version}`;

/** Stores the modules that the revision before did not have, so that a letter in a large course costs what it costs in a small one. */
async function storeOutline(
  trx: Trx,
  course: Pick<CourseRecord, 'id' | 'workspaceId'>,
  { before, after }: OutlineChange,
): Promise<RawBuilder<unknown>> {
  const { hashes, added } = modulesToStore(before, after);
  if (added.size > 0) {
    await sql`
      insert into outline_module (workspace_id, course_id, hash, module)
      select ${course.workspaceId}, ${course.id}, added.hash, added.module
      from unnest(${[...added.keys()]}::text[], ${[...added.values()].map((module) => JSON.stringify(module))}::jsonb[]) added (hash, module)
      on conflict on constraint outline_module_pkey do nothing`.execute(trx);
  }
  noteStoredModules(after, hashes);
  return sql`select null::jsonb, ${hashes}::text[], ${json(after.gamificationItems)}`;
}

/** Deletes a course with its revisions, their bodies and its user courses; certificates stay. The course must be locked. */
export async function deleteCourseRow(trx: Trx, course: Pick<CourseRecord, 'id' | 'workspaceId'>): Promise<void> {
  await deleteBodiesOfCourse(trx, course);
  await trx
    .deleteFrom('course')
    .where('course.workspace_id', '=', course.workspaceId)
    .where('course.course_id', '=', course.id)
    .execute();
}

function totalColumns(outline: Outline) {
  const totals = outlineTotals(outline);
  return {
    module_count: totals.moduleCount,
    lecture_count: totals.lectureCount,
    question_count: totals.questionCount,
    total_points: totals.totalPoints,
  };
}
