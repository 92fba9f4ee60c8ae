/** Reading content. Revisions and bodies never change, so that what was read once is kept in the process. */
import { LRUCache } from 'lru-cache';
import { sql, type Selectable } from 'kysely';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { DomainError } from '../errors.ts';
import type { IsoTime, LectureBody, Outline, OutlineModule } from './content.ts';
import { noteStoredModules } from './outlineModules.ts';
import { bodyOfToday } from './storedBody.ts';
import type { Id } from '../shared/id.ts';
import { memoized } from '../shared/memoized.ts';

/** Names one revision of a course. */
export interface RevisionKey {
  readonly id: Id;
  readonly workspaceId: Id;
  readonly version: number;
  readonly updateTime: IsoTime;
}

/** About what a parsed module takes. */
const moduleBytes = memoized(
  ({ lectures }: OutlineModule) =>
    500 + lectures.reduce((bytes, { questions }) => bytes + 1000 + questions.length * 150, 0),
);

/** A parsed value takes about this many times the space of its compressed row. */
const PARSED_PER_STORED_BYTE = 6;
const CACHE_BYTES = 48 * 1024 * 1024;

const outlines = new LRUCache<string, Outline>({ maxSize: CACHE_BYTES, sizeCalculation: outlineBytes });
/** Those that outlines are put together from: of a course that another server saved, only what changed is read. */
const modules = new LRUCache<string, OutlineModule>({ maxSize: CACHE_BYTES, sizeCalculation: moduleBytes });
const bodies = new LRUCache<string, LectureBody>({ maxSize: CACHE_BYTES });

/**
 * The current outlines of several courses of one workspace by course id; at most two queries. Throws UNAVAILABLE when a part of one is
 * missing ({@link goneMeanwhile}).
 */
export async function loadOutlines(trx: Trx, courses: readonly RevisionKey[]): Promise<ReadonlyMap<Id, Outline>> {
  const found = new Map<Id, Outline>();
  for (const [{ id }, outline] of await loadRevisionOutlines(trx, courses)) {
    found.set(id, outline);
  }
  return found;
}

/**
 * The outlines of revisions of one workspace, several of one course too, by the keys that were given; at most two queries. One that is not stored is
 * left out. Throws as {@link loadOutlines}.
 */
export async function loadRevisionOutlines<Key extends RevisionKey>(
  trx: Trx,
  revisions: readonly Key[],
): Promise<ReadonlyMap<Key, Outline>> {
  const found = new Map<Key, Outline>();
  const missing = new Map<string, Key>();
  for (const revision of revisions) {
    const cached = outlines.get(outlineKey(revision));
    if (cached === undefined) {
      missing.set(`${revision.id}:${revision.version}`, revision);
    } else {
      found.set(revision, cached);
    }
  }
  if (missing.size === 0) {
    return found;
  }
  const wanted = [...missing.values()];
  const rows = await trx
    .selectFrom('stored_revision')
    .select([
      'stored_revision.course_id',
      'stored_revision.version',
      'stored_revision.outline',
      'stored_revision.modules',
      'stored_revision.gamification_items',
    ])
    .where('stored_revision.workspace_id', '=', workspaceOf(trx))
    .where(
      sql<boolean>`(stored_revision.course_id, stored_revision.version) in (
        select wanted.course_id, wanted.version
        from unnest(${wanted.map(({ id }) => id)}::bigint[], ${wanted.map(({ version }) => version)}::bigint[])
          wanted (course_id, version))`,
    )
    .execute();
  const moduleOf = await loadModules(
    trx,
    rows.flatMap(({ course_id, modules: hashes }) => (hashes ?? []).map((hash) => ({ courseId: course_id, hash }))),
  );
  for (const row of rows) {
    const outline = outlineOf(row, moduleOf);
    const revision = missing.get(`${row.course_id}:${row.version}`) as Key;
    found.set(revision, outline);
    rememberOutline(revision, outline);
  }
  return found;
}

type StoredOutline = Pick<
  Selectable<Schema['stored_revision']>,
  'course_id' | 'outline' | 'modules' | 'gamification_items'
>;

function outlineOf(
  { course_id, outline, modules: hashes, gamification_items }: StoredOutline,
  moduleOf: ModuleOf,
): Outline {
  if (outline !== null) {
    return outline;
  }
  const named = hashes ?? [];
  const assembled = {
    modules: named.map((hash) => moduleOf(course_id, hash)),
    gamificationItems: gamification_items ?? [],
  };
  noteStoredModules(assembled, named);
  return assembled;
}

type ModuleOf = (courseId: Id, hash: string) => OutlineModule;

interface NamedModule {
  readonly courseId: Id;
  readonly hash: string;
}

/** The modules that revisions name; at most one query, of what is not in the process yet. Throws UNAVAILABLE when one is missing. */
async function loadModules(trx: Trx, named: readonly NamedModule[]): Promise<ModuleOf> {
  const keyOf = (courseId: Id, hash: string) => `${workspaceOf(trx)}:${courseId}:${hash}`;
  const found = new Map<string, OutlineModule>();
  const unread = new Map<string, NamedModule>();
  for (const module of named) {
    const key = keyOf(module.courseId, module.hash);
    const cached = modules.get(key);
    if (cached === undefined) {
      unread.set(key, module);
    } else {
      found.set(key, cached);
    }
  }
  if (unread.size > 0) {
    const missing = [...unread.values()];
    const rows = await trx
      .selectFrom('outline_module')
      .select(['outline_module.course_id', 'outline_module.hash', 'outline_module.module'])
      .where('outline_module.workspace_id', '=', workspaceOf(trx))
      .where(
        sql<boolean>`(outline_module.course_id, outline_module.hash) in (
          select wanted.course_id, wanted.hash
          from unnest(${missing.map(({ courseId }) => courseId)}::bigint[], ${missing.map(({ hash }) => hash)}::text[])
            wanted (course_id, hash))`,
      )
      .execute();
    for (const { course_id, hash, module } of rows) {
      found.set(keyOf(course_id, hash), module);
      modules.set(keyOf(course_id, hash), module);
    }
  }
  return (courseId, hash) => {
    const module = found.get(keyOf(courseId, hash));
    if (module === undefined) {
      throw goneMeanwhile(`A module of course ${courseId} is missing: ${hash}`);
    }
    return module;
  };
}

/**
 * Lecture bodies by hash; at most one query, of what is not in the process yet. Throws UNAVAILABLE when one is missing
 * ({@link goneMeanwhile}).
 */
export async function loadLectureBodies(
  trx: Trx,
  workspaceId: Id,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, LectureBody>> {
  const found = new Map<string, LectureBody>();
  const missing = new Set<string>();
  for (const hash of hashes) {
    const cached = bodies.get(`${workspaceId}:${hash}`);
    if (cached === undefined) {
      missing.add(hash);
    } else {
      found.set(hash, cached);
    }
  }
  if (missing.size === 0) {
    return found;
  }
  const rows = await trx
    .selectFrom('lecture_body')
    .select([
      'lecture_body.hash',
      'lecture_body.body',
      sql<number>`pg_column_size(lecture_body.body)`.as('stored_bytes'),
    ])
    .where('lecture_body.workspace_id', '=', workspaceId)
    .where(sql<boolean>`lecture_body.hash = any(${[...missing]}::text[])`)
    .execute();
  for (const row of rows) {
    const body = bodyOfToday(row.body);
    found.set(row.hash, body);
    missing.delete(row.hash);
    bodies.set(`${workspaceId}:${row.hash}`, body, { size: row.stored_bytes * PARSED_PER_STORED_BYTE });
  }
  if (missing.size > 0) {
    throw goneMeanwhile(`Lecture bodies are missing: ${[...missing].join(', ')}`);
  }
  return found;
}

/** One body; see {@link loadLectureBodies}. */
export async function loadLectureBody(trx: Trx, workspaceId: Id, hash: string): Promise<LectureBody> {
  return (await loadLectureBodies(trx, workspaceId, [hash])).get(hash) as LectureBody;
}

/**
 * What a stored course names is stored, unless the course was deleted since the reader found it: the same call, made again, says so.
 * The log names what is missing.
 */
export const goneMeanwhile = (what: string): DomainError => new DomainError('UNAVAILABLE', { cause: new Error(what) });

/** Keeps the outline of a revision that is being written, so that the readers who come first need not fetch it. */
export function rememberOutline(course: RevisionKey, outline: Outline): void {
  outlines.set(outlineKey(course), outline);
}

/** About what a parsed outline takes. */
function outlineBytes(outline: Outline): number {
  return outline.modules.reduce((bytes, module) => bytes + moduleBytes(module), 1000);
}

/** The time tells a revision from one of the same number that was remembered in a transaction and then rolled back. */
const outlineKey = (course: RevisionKey): string =>
  `${course.workspaceId}:${course.id}:${course.version}:${course.updateTime}`;
