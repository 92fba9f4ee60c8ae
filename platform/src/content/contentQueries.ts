/** Reading content. Revisions and bodies never change, so that what was read once is kept in the process. */
import { LRUCache } from 'lru-cache';
import { sql } from 'kysely';
import { workspaceOf, type Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { IsoTime, LectureBody, Outline } from './content.ts';
import { bodyOfToday } from './storedBody.ts';
import type { Id } from '../shared/id.ts';

/** Names one revision of a course. */
export interface RevisionKey {
  readonly id: Id;
  readonly workspaceId: Id;
  readonly version: number;
  readonly updateTime: IsoTime;
}

/** A parsed value takes about this many times the space of its compressed row. */
const PARSED_PER_STORED_BYTE = 6;
const CACHE_BYTES = 48 * 1024 * 1024;

const outlines = new LRUCache<string, Outline>({ maxSize: CACHE_BYTES, sizeCalculation: outlineBytes });
const bodies = new LRUCache<string, LectureBody>({ maxSize: CACHE_BYTES });

/** The current outlines of several courses of one workspace by course id; at most one query. */
export async function loadOutlines(trx: Trx, courses: readonly RevisionKey[]): Promise<ReadonlyMap<Id, Outline>> {
  const found = new Map<Id, Outline>();
  const missing = new Map<Id, RevisionKey>();
  for (const course of courses) {
    const cached = outlines.get(outlineKey(course));
    if (cached === undefined) {
      missing.set(course.id, course);
    } else {
      found.set(course.id, cached);
    }
  }
  if (missing.size === 0) {
    return found;
  }
  const wanted = [...missing.values()];
  const rows = await trx
    .selectFrom('course_revision')
    .select(['course_revision.course_id', 'course_revision.outline'])
    .where('course_revision.workspace_id', '=', workspaceOf(trx))
    .where(
      sql<boolean>`(course_revision.course_id, course_revision.version) in (
        select wanted.course_id, wanted.version
        from unnest(${wanted.map((course) => course.id)}::bigint[], ${wanted.map((course) => course.version)}::bigint[])
          wanted (course_id, version))`,
    )
    .execute();
  for (const row of rows) {
    found.set(row.course_id, row.outline);
    rememberOutline(missing.get(row.course_id) as RevisionKey, row.outline);
  }
  return found;
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
  const lectures = outline.modules.flatMap((module) => module.lectures);
  const questions = lectures.reduce((count, lecture) => count + lecture.questions.length, 0);
  return 1000 + outline.modules.length * 500 + lectures.length * 1000 + questions * 150;
}

/** The time tells a revision from one of the same number that was remembered in a transaction and then rolled back. */
const outlineKey = (course: RevisionKey): string =>
  `${course.workspaceId}:${course.id}:${course.version}:${course.updateTime}`;
