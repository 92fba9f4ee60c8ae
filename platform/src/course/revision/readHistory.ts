import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { goneMeanwhile, loadLectureBodies, loadRevisionOutlines } from '../../content/contentQueries.ts';
import type { LectureBody, Outline } from '../../content/content.ts';
import { inWorkspace, type Database, type Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import { boundedPage, toPage, type Page, type PageRequest } from '../../http/paging.ts';
import type { Id } from '../../shared/id.ts';
import { findCourse } from '../courseQueries.ts';
import type { CourseRecord } from '../courseRecord.ts';
import type { LockHolder } from '../lock/lockQueries.ts';
import type { ChangeKind, FieldChange, PartChange } from './difference/compareParts.ts';
import { bodiesToCompare, courseDifference } from './difference/courseDifference.ts';
import type { PartKind, Place } from './difference/part.ts';
import { findRevision, findRevisionBefore, findRevisionPage, type RevisionRow } from './historyQueries.ts';

interface CourseChangeWire {
  change: ChangeKind;
  part: PartKind;
  id: Id;
  name: string;
  sectionType: string | null;
  module: Place | null;
  lecture: Place | null;
  fromModule: Place | null;
  fromLecture: Place | null;
  next: string | null;
  fields: FieldChange[];
}

export interface CourseRevisionWire {
  version: number;
  saveTime: string;
  savedBy: LockHolder | null;
  forced: boolean;
  autoSave: boolean;
  published: boolean | null;
  name: string | null;
  live: boolean;
  current: boolean;
  since: number | null;
  changeCount: number;
  changes: CourseChangeWire[];
}

/** Each revision is compared with the one before it, which may mean to read all of a large course twice. */
const largestHistoryPage = 50;
const mostChangesInList = 20;
const mostChanges = 500;

interface OfCourse {
  readonly workspaceId: Id;
  readonly courseId: Id;
}

/** A page of the history of a course, the newest first, each revision beside the one before it (BEY-01). Throws NOT_FOUND. */
export const readHistory = (
  db: Database,
  { workspaceId, courseId, page }: OfCourse & { readonly page: PageRequest },
): Promise<Page<CourseRevisionWire>> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const course = await courseOf(trx, courseId);
    const found = await findRevisionPage(trx, courseId, boundedPage(page, largestHistoryPage));
    const oldest = found.rows.at(-1);
    const before = oldest === undefined ? null : await findRevisionBefore(trx, courseId, oldest.version);
    const pairs = found.rows.map((revision, index) => ({ revision, since: found.rows[index + 1] ?? before }));
    return toPage(await compared(trx, course, pairs, mostChangesInList), found);
  });

/**
 * One revision beside any other, which may be the later one: then it is told what going back would change. Without one beside the revision before it.
 * Throws NOT_FOUND.
 */
export const readRevision = (
  db: Database,
  {
    workspaceId,
    courseId,
    version,
    since,
  }: OfCourse & { readonly version: number; readonly since: number | undefined },
): Promise<CourseRevisionWire> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const course = await courseOf(trx, courseId);
    const revision = await findRevision(trx, courseId, version);
    const beside =
      since === undefined ? await findRevisionBefore(trx, courseId, version) : await findRevision(trx, courseId, since);
    if (revision === null || (since !== undefined && beside === null)) {
      throw new DomainError('NOT_FOUND');
    }
    const [wire] = await compared(trx, course, [{ revision, since: beside }], mostChanges);
    return wire as CourseRevisionWire;
  });

async function courseOf(trx: Trx, courseId: Id): Promise<CourseRecord> {
  const course = await findCourse(trx, courseId);
  if (course === null) {
    throw new DomainError('NOT_FOUND');
  }
  return course;
}

interface Pair {
  readonly revision: RevisionRow;
  /** Null where there is nothing to compare with. */
  readonly since: RevisionRow | null;
}

async function compared(
  trx: Trx,
  course: CourseRecord,
  pairs: readonly Pair[],
  most: number,
): Promise<CourseRevisionWire[]> {
  const rows = new Map(
    pairs
      .flatMap(({ revision, since }) => [revision, since])
      .flatMap((row) => (row === null ? [] : [[row.version, row]])),
  );
  const outlines = await loadRevisionOutlines(trx, [...rows.values()]);
  const outlineOf = ({ version }: RevisionRow): Outline => {
    const outline = outlines.get(rows.get(version) as RevisionRow);
    if (outline === undefined) {
      throw goneMeanwhile(`Course ${course.id} has no revision ${version}`);
    }
    return outline;
  };
  const stateOf = (row: RevisionRow): RevisionState => ({ row, outline: outlineOf(row) });
  const wires: CourseRevisionWire[] = [];
  for (const { revision, since } of pairs) {
    const { changeCount, changes } =
      since === null ? noChanges : await changesBetween(trx, course, [stateOf(since), stateOf(revision)], most);
    wires.push({
      version: revision.version,
      saveTime: revision.updateTime,
      savedBy: revision.savedBy,
      forced: revision.forced,
      autoSave: revision.autoSave,
      published: revision.published,
      name: revision.name,
      live: revision.version === course.version,
      current: revision.version === (course.workingVersion ?? course.version),
      since: since?.version ?? null,
      changeCount,
      changes: [...changes],
    });
  }
  return wires;
}

interface ToldChanges {
  readonly changeCount: number;
  readonly changes: readonly CourseChangeWire[];
}

const noChanges: ToldChanges = { changeCount: 0, changes: [] };

/** Revisions never change: what was compared once is kept. */
const compareds = new LRUCache<string, ToldChanges>({
  maxSize: 50_000,
  sizeCalculation: ({ changes }) => 1 + changes.length,
});

/** Of two revisions that differ in more lectures only the lectures are told: all their content at once would keep everyone else waiting. */
const mostLecturesCompared = 200;

interface RevisionState {
  readonly row: RevisionRow;
  readonly outline: Outline;
}

async function changesBetween(
  trx: Trx,
  course: CourseRecord,
  [before, after]: readonly [RevisionState, RevisionState],
  most: number,
): Promise<ToldChanges> {
  const nameOf = ({ row }: RevisionState) => `${row.version} ${row.updateTime}`;
  const key = `${course.workspaceId} ${course.id} ${nameOf(before)} ${nameOf(after)} ${most}`;
  const known = compareds.get(key);
  if (known !== undefined) {
    return known;
  }
  // Others get their turn between two comparisons.
  await setImmediate();
  const hashes = bodiesToCompare(before.outline, after.outline);
  const bodies = hashes.length > mostLecturesCompared ? null : await loadLectureBodies(trx, course.workspaceId, hashes);
  const stateOf = ({ row, outline }: RevisionState) => ({ courseId: course.id, fields: row.fields, outline });
  const changes = courseDifference(
    stateOf(before),
    stateOf(after),
    bodies === null ? null : (hash) => bodies.get(hash) as LectureBody,
  );
  const told = { changeCount: changes.length, changes: changes.slice(0, most).map(toChangeWire) };
  compareds.set(key, told);
  return told;
}

const toChangeWire = ({ change, part, from, nextName, fields }: PartChange): CourseChangeWire => ({
  change,
  part: part.kind,
  id: part.id,
  name: part.name,
  sectionType: part.sectionType,
  module: part.module,
  lecture: part.lecture,
  fromModule: from?.module ?? null,
  fromLecture: from?.lecture ?? null,
  next: nextName,
  fields: [...fields],
});
