/** What those who work on courses see beside them: learners, the last save, the lock. */
import { sql } from 'kysely';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import { toldGradings, type ScheduledGrading, type ScheduledGradings } from './heldBack/scheduledGrading.ts';
import type { HeldLock, LockHolder } from './lock/lockQueries.ts';
import { actingAccounts } from '../db/accounts.ts';

export interface Authorship {
  /** Whether saves are held back until they are published (BEY-24). */
  readonly holdsBack: boolean;
  /** The revision that learners have. */
  readonly liveVersion: number;
  /** When what is held back becomes live; null where nobody set a moment. */
  readonly publishTime: string | null;
  /** What becomes of earlier answers then, as far as it was decided (OP-341). */
  readonly publishGradings: readonly ScheduledGrading[];
  /** People who ever enrolled, each once. */
  readonly learnerCount: number;
  /** Who saved the current version; null when that account is gone. */
  readonly updatedBy: LockHolder | null;
  readonly lock: HeldLock | null;
}

/**
 * Whether anyone enrolled in the course who does not write it: its pages stay open to them when it is unpublished (OP-134). Those who write it
 * may enrol in their own draft, to try it.
 */
export async function hasLearners(trx: Trx, courseId: Id): Promise<boolean> {
  const row = await trx
    .selectFrom('user_course')
    .select('user_course.user_course_id')
    .where('user_course.workspace_id', '=', workspaceOf(trx))
    .where('user_course.course_id', '=', courseId)
    .where(
      sql<boolean>`user_course.user_id not in (
        select revision.created_by from stored_revision revision
        where revision.workspace_id = ${workspaceOf(trx)} and revision.course_id = ${courseId} and revision.created_by is not null)`,
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** By course id, in one statement. */
export async function findAuthorships(trx: Trx, courseIds: readonly Id[]): Promise<ReadonlyMap<Id, Authorship>> {
  if (courseIds.length === 0) {
    return new Map();
  }
  const rows = await trx
    .selectFrom('course')
    .leftJoin('stored_revision as revision', (join) =>
      join
        .onRef('revision.workspace_id', '=', 'course.workspace_id')
        .onRef('revision.course_id', '=', 'course.course_id')
        .on('revision.version', '=', sql<number>`coalesce(course.working_version, course.version)`),
    )
    .leftJoin(actingAccounts().as('saver'), (join) =>
      join.onRef('saver.workspace_id', '=', 'revision.workspace_id').onRef('saver.user_id', '=', 'revision.created_by'),
    )
    .leftJoin(actingAccounts().as('holder'), (join) =>
      join
        .onRef('holder.workspace_id', '=', 'course.workspace_id')
        .onRef('holder.user_id', '=', 'course.lock_user_id')
        .on('course.lock_until', '>', sql<Date>`clock_timestamp()`),
    )
    .select([
      'course.course_id',
      'course.lock_until',
      'course.version as live_version',
      'course.holds_back',
      'course.publish_time',
      'course.publish_gradings',
      'saver.user_id as saver_id',
      'saver.name as saver_name',
      'saver.username as saver_username',
      'holder.user_id as holder_id',
      'holder.name as holder_name',
      'holder.username as holder_username',
      sql<number>`(select count(distinct user_course.user_id) from user_course
        where user_course.workspace_id = course.workspace_id and user_course.course_id = course.course_id)`.as(
        'learner_count',
      ),
    ])
    .where('course.workspace_id', '=', workspaceOf(trx))
    .where(sql<boolean>`course.course_id = any(${[...courseIds]}::bigint[])`)
    .execute();
  return new Map(
    rows.map((row) => {
      const holder = person(row.holder_id, row.holder_name, row.holder_username);
      return [
        row.course_id,
        {
          holdsBack: row.holds_back,
          liveVersion: row.live_version,
          publishTime: row.publish_time?.toISOString() ?? null,
          publishGradings:
            row.publish_time === null ? [] : toldGradings(row.publish_gradings as ScheduledGradings | null),
          learnerCount: row.learner_count,
          updatedBy: person(row.saver_id, row.saver_name, row.saver_username),
          lock:
            holder === null || row.lock_until === null
              ? null
              : { lockedBy: holder, lockedUntil: row.lock_until.toISOString() },
        },
      ];
    }),
  );
}

const person = (id: Id | null, name: string | null, username: string | null): LockHolder | null =>
  id === null ? null : { id, name: name ?? '', username: username ?? '' };
