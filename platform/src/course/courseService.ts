/** Creating, saving and deleting courses: each a use case in the transaction that it is given. */
import type { Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { assertIfMatch } from '../http/etag.ts';
import { setTagsOfCourse } from './tag/tagQueries.ts';
import { raiseCatalogueVersion } from './catalogue/catalogueVersionQueries.ts';
import type { Id, Outline } from '../content/content.ts';
import type { CourseContent } from './courseContent.ts';
import { loadOutlines, rememberOutline } from '../content/contentQueries.ts';
import type { ContentLimits } from '../content/contentLimits.ts';
import type { ReadMode } from '../content/contentRules.ts';
import { noteBodyUses } from '../content/bodyUseQueries.ts';
import { emptyOutline } from '../content/contentRules.ts';
import { insertNodes } from '../content/nodeQueries.ts';
import { insertBodies, nextIds } from '../content/contentWriteQueries.ts';
import { readNewContent, readSavedContent, touchesContent } from '../content/contentSaving.ts';
import { courseEtag, versionsOf } from './courseEtag.ts';
import { readCourseFields } from './courseFieldRules.ts';
import { requireTemplateRight, type Author } from './courseRights.ts';
import type { CourseRecord } from './courseRecord.ts';
import type { ReceivedCourse } from './courseSchemas.ts';
import { deleteCourseRow, insertCourse, lockCourseRow, updateCourse } from './courseWriteQueries.ts';
import { FieldProblems } from '../shared/fieldProblems.ts';
import { findHolder } from './lock/lockQueries.ts';
import { maySave, type CourseLock } from './lock/lockRules.ts';
import { countLearnersWithProgress, findProgressOn } from './revision/progressAtRiskQueries.ts';
import { removedNodes, removesNothing } from '../content/removalRules.ts';

export interface CourseToCreate {
  readonly workspaceId: Id;
  readonly received: ReceivedCourse;
  /** Null for seeded courses. */
  readonly author: Author | null;
  readonly now: Date;
  /** Null for courses of the seed. */
  readonly limits: ContentLimits | null;
  /** A fixed id below 1000, for the seed alone; else the next of the sequence. */
  readonly courseId?: Id;
}

/** The first id of the sequence: lower ones are free for the seed (OP-07). */
const FIRST_SEQUENCE_ID = 1000;

/**
 * Creates a course with new ids throughout (REST-18). The workspace is always the given one, whatever the request says (SAVE-06).
 * Throws INVALID, and FORBIDDEN for a template by anyone but an admin.
 */
export async function createCourse(trx: Trx, request: CourseToCreate): Promise<CourseContent> {
  const { workspaceId, received, author, now } = request;
  if (request.courseId !== undefined && request.courseId >= FIRST_SEQUENCE_ID) {
    throw new Error(`Only ids below ${FIRST_SEQUENCE_ID} may be fixed, not ${request.courseId}`);
  }
  const problems = new FieldProblems();
  const fields = readCourseFields(received, undefined, problems);
  if (fields.template) {
    requireTemplateRight(author);
  }
  const { outline, newBodies, newNodes } = await readNewContent(trx, received, request.limits, problems);
  const courseId = request.courseId ?? (await nextIds(trx, 1))[0]!;
  await insertBodies(trx, workspaceId, newBodies);
  const course = await insertCourse(trx, {
    courseId,
    workspaceId,
    createdBy: author?.userId ?? null,
    now,
    fields,
    outline,
  });
  await insertNodes(trx, course, newNodes);
  await noteBodyUses(trx, course, { before: emptyOutline, after: outline });
  await setTagsOfCourse(trx, workspaceId, courseId, tagNames(received.tags ?? []));
  if (isInCatalogue(course)) {
    await raiseCatalogueVersion(trx, workspaceId);
  }
  return { course, outline };
}

/** What a save may go ahead on. */
export interface Preconditions {
  readonly ifMatch: string | undefined;
  /** `X-Lock-Token`. */
  readonly fence: number | undefined;
  /** Ignores the lock, the version and the progress of learners; it is recorded (OP-14, OP-15). */
  readonly forced: boolean;
}

export interface CourseToSave extends Preconditions {
  readonly courseId: Id;
  readonly received: ReceivedCourse;
  /** REPLACE for PUT, MERGE for PATCH. */
  readonly mode: ReadMode;
  readonly author: Author;
  readonly limits: ContentLimits;
  /** Whether the editor saves by itself: housekeeping keeps the last of those of one sitting. */
  readonly autoSave: boolean;
  readonly now: Date;
}

/**
 * Writes the next revision of a course (REST-19, REST-20). Throws NOT_FOUND, FORBIDDEN for a template by anyone but an admin,
 * LOCKED_BY_ANOTHER_USER (423), PRECONDITION_FAILED (412), INVALID, and PROGRESS_CONFLICT (409) when learners have progress on
 * what the save would remove.
 */
export async function saveCourse(trx: Trx, request: CourseToSave): Promise<CourseContent> {
  const { course: before, lock } = await holdForWriting(trx, request);
  const { received, mode, author, now, forced, autoSave } = request;
  const problems = new FieldProblems();
  const fields = readCourseFields(received, mode === 'MERGE' ? before : undefined, problems);
  if (fields.template) {
    requireTemplateRight(author);
  }
  const outlineBefore = (await loadOutlines(trx, [before])).get(before.id) as Outline;
  const content = touchesContent(received, mode)
    ? await saveContent(trx, before, outlineBefore, request, problems)
    : null;
  problems.throwIfAny();
  const course = await updateCourse(trx, {
    from: before,
    fields,
    outline: content,
    savedBy: author.userId,
    now,
    forced,
    autoSave,
    sitting: lock.token,
  });
  if (course === null) {
    throw new DomainError('PRECONDITION_FAILED');
  }
  if (received.tags !== undefined || mode === 'REPLACE') {
    await setTagsOfCourse(trx, before.workspaceId, before.id, tagNames(received.tags ?? []));
  }
  if (isInCatalogue(before) || isInCatalogue(course)) {
    await raiseCatalogueVersion(trx, before.workspaceId);
  }
  const outline = content ?? outlineBefore;
  await noteBodyUses(trx, course, { before: outlineBefore, after: outline });
  rememberOutline(course, outline);
  return { course, outline };
}

export interface CourseToDelete extends Preconditions {
  readonly courseId: Id;
  readonly author: Author;
}

/**
 * Deletes a course with everything that learners have in it; certificates stay (REST-21). Throws like {@link saveCourse}.
 */
export async function deleteCourse(trx: Trx, request: CourseToDelete): Promise<void> {
  const { course } = await holdForWriting(trx, request);
  if (!request.forced) {
    const learnerCount = await countLearnersWithProgress(trx, course.id);
    if (learnerCount > 0) {
      throw new DomainError('PROGRESS_CONFLICT', { params: { learnerCount } });
    }
  }
  await deleteCourseRow(trx, course);
  if (isInCatalogue(course)) {
    await raiseCatalogueVersion(trx, course.workspaceId);
  }
}

/** Templates are in nobody's catalogue, whether published or not (OP-53). */
export function isInCatalogue(course: Pick<CourseRecord, 'published' | 'template'>): boolean {
  return course.published && !course.template;
}

/** The course, held against other writers until the end of the transaction, once all preconditions are met. */
async function holdForWriting(
  trx: Trx,
  request: Preconditions & { readonly courseId: Id; readonly author: Author },
): Promise<{ course: CourseRecord; lock: CourseLock }> {
  const held = await lockCourseRow(trx, request.courseId);
  if (held === null) {
    throw new DomainError('NOT_FOUND');
  }
  if (held.course.template) {
    requireTemplateRight(request.author);
  }
  if (request.forced) {
    return held;
  }
  if (!maySave(held.lock, request.author.userId, request.fence)) {
    const holder = await findHolder(trx, request.courseId);
    throw new DomainError('LOCKED_BY_ANOTHER_USER', { params: holder === null ? {} : { ...holder } });
  }
  assertIfMatch(versionsOf(request.ifMatch), courseEtag(held.course));
  return held;
}

/** Stores the bodies that are new and answers the next outline. */
async function saveContent(
  trx: Trx,
  before: CourseRecord,
  outline: Outline,
  { received, mode, forced, limits }: CourseToSave,
  problems: FieldProblems,
): Promise<Outline> {
  const stored = { courseId: before.id, workspaceId: before.workspaceId, outline, limits };
  const content = await readSavedContent(trx, received, stored, mode, problems);
  if (!forced) {
    await refuseLosses(trx, before.id, outline, content.outline);
  }
  await insertBodies(trx, before.workspaceId, content.newBodies);
  await insertNodes(trx, before, content.newNodes);
  return content.outline;
}

/** OP-55: nobody loses progress without the author being told. */
async function refuseLosses(trx: Trx, courseId: Id, before: Outline, after: Outline): Promise<void> {
  const removal = removedNodes(before, after);
  if (removesNothing(removal)) {
    return;
  }
  const lost = await findProgressOn(trx, courseId, removal);
  if (lost.learnerCount > 0) {
    throw new DomainError('PROGRESS_CONFLICT', { params: { ...lost } });
  }
}

function tagNames(tags: NonNullable<ReceivedCourse['tags']>): readonly string[] {
  return tags.map((tag) => (typeof tag === 'string' ? tag : tag.name));
}
