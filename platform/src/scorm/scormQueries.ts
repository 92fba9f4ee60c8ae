/** Packages of courses, and what they keep for learners. */
import { sql } from 'kysely';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import type { ScormPackage } from './scormPackage.ts';

export interface NewPackage extends ScormPackage {
  readonly courseId: Id;
  readonly bytes: number;
  readonly files: number;
}

/** An upload comes before the save that names it. */
const firstLookMs = 24 * 3600 * 1000;

export async function insertPackage(
  trx: Trx,
  { packageId, courseId, version, title, entry, items, bytes, files, storeKey }: NewPackage,
  { createdBy, now }: { readonly createdBy: Id; readonly now: Date },
): Promise<void> {
  await trx
    .insertInto('scorm_package')
    .values({
      workspace_id: workspaceOf(trx),
      package_id: packageId,
      course_id: courseId,
      version,
      title,
      entry,
      items: JSON.stringify(items),
      byte_count: bytes,
      file_count: files,
      store_key: storeKey,
      created_by: createdBy,
      create_time: now,
      look_time: new Date(now.getTime() + firstLookMs),
    })
    .execute();
}

export async function findPackage(trx: Trx, packageId: string): Promise<ScormPackage | null> {
  const row = await trx
    .selectFrom('scorm_package')
    .where('scorm_package.workspace_id', '=', workspaceOf(trx))
    .where('scorm_package.package_id', '=', packageId)
    .select([
      'scorm_package.package_id as packageId',
      'scorm_package.version',
      'scorm_package.title',
      'scorm_package.entry',
      'scorm_package.items',
      'scorm_package.store_key as storeKey',
    ])
    .executeTakeFirst();
  return row ?? null;
}

export type Completion = 'UNKNOWN' | 'NOT_ATTEMPTED' | 'INCOMPLETE' | 'COMPLETED';
export type Success = 'UNKNOWN' | 'FAILED' | 'PASSED';

/** What an item keeps. */
export interface ItemState {
  readonly itemId: string;
  readonly session: string;
  readonly sequence: number;
  /** Sessions before this one, the newest last. */
  readonly pastSessions: readonly string[];
  readonly cmi: Readonly<Record<string, string>>;
  readonly completion: Completion;
  readonly success: Success;
  readonly scoreScaled: number | null;
  readonly earlierSeconds: number;
  readonly sessionSeconds: number;
}

/** Whose and where. */
export interface StatePlace {
  readonly userCourseId: Id;
  readonly lectureId: Id;
  readonly packageId: string;
}

/** What every item keeps, at most `mostKeptBytes` of it. */
export const findStates = (trx: Trx, place: StatePlace): Promise<readonly ItemState[]> =>
  statesAt(trx, place).execute();

/** What one item keeps. */
export const findState = async (trx: Trx, place: StatePlace, itemId: string): Promise<ItemState | null> =>
  (await statesAt(trx, place).where('scorm_state.item_id', '=', itemId).executeTakeFirst()) ?? null;

const statesAt = (trx: Trx, place: StatePlace) =>
  at(trx, place).select([
    'scorm_state.item_id as itemId',
    'scorm_state.session_id as session',
    'scorm_state.sequence',
    'scorm_state.past_sessions as pastSessions',
    'scorm_state.cmi',
    'scorm_state.completion',
    'scorm_state.success',
    'scorm_state.score_scaled as scoreScaled',
    'scorm_state.earlier_seconds as earlierSeconds',
    'scorm_state.session_seconds as sessionSeconds',
  ]);

const at = (trx: Trx, { userCourseId, lectureId, packageId }: StatePlace) =>
  trx
    .selectFrom('scorm_state')
    .where('scorm_state.workspace_id', '=', workspaceOf(trx))
    .where('scorm_state.user_course_id', '=', userCourseId)
    .where('scorm_state.lecture_id', '=', lectureId)
    .where('scorm_state.package_id', '=', packageId);

/** How far an item is, and how much it keeps. */
export interface KeptItem extends Pick<ItemState, 'itemId' | 'completion' | 'success'> {
  readonly bytes: number;
}

/** All items without what they keep, which may be long. */
export const findKeptItems = (trx: Trx, place: StatePlace): Promise<readonly KeptItem[]> =>
  at(trx, place)
    .select([
      'scorm_state.item_id as itemId',
      'scorm_state.completion',
      'scorm_state.success',
      sql<number>`octet_length(scorm_state.cmi::text) + octet_length(scorm_state.past_sessions::text)`.as('bytes'),
    ])
    .execute();

export async function saveState(trx: Trx, place: StatePlace, state: ItemState, now: Date): Promise<void> {
  const values = {
    session_id: state.session,
    sequence: state.sequence,
    past_sessions: JSON.stringify(state.pastSessions),
    cmi: JSON.stringify(state.cmi),
    completion: state.completion,
    success: state.success,
    score_scaled: state.scoreScaled,
    earlier_seconds: state.earlierSeconds,
    session_seconds: state.sessionSeconds,
    update_time: now,
  };
  await trx
    .insertInto('scorm_state')
    .values({
      workspace_id: workspaceOf(trx),
      user_course_id: place.userCourseId,
      lecture_id: place.lectureId,
      package_id: place.packageId,
      item_id: state.itemId,
      ...values,
    })
    .onConflict((conflict) => conflict.constraint('scorm_state_pkey').doUpdateSet(values))
    .execute();
}
