import type { Trx } from '../db/database.ts';
import { setTagsOfCourse } from './tag/tagQueries.ts';
import type { Outline } from '../content/content.ts';
import { outlineOf, type SavedCourse } from './courseContent.ts';
import { findUnfinished } from '../content/findUnfinished.ts';
import type { ContentLimits } from '../content/contentLimits.ts';
import type { ReadMode } from '../content/contentRules.ts';
import { insertNodes } from '../content/nodeQueries.ts';
import { insertBodies } from '../content/contentWriteQueries.ts';
import { readSavedContent, touchesContent, type ContentToStore } from '../content/contentSaving.ts';
import { readCourseFields, receivedTagNames } from './courseFieldRules.ts';
import { requireTemplateRight } from './requireTemplateRight.ts';
import type { Author } from './policy.ts';
import type { CourseRecord } from './courseRecord.ts';
import { checkTreeCourses } from './umbrella/checkTreeCourses.ts';
import type { ReceivedCourse } from './courseSchemas.ts';
import { storeNextRevision } from './storeNextRevision.ts';
import { lockForWriting, type Preconditions } from './lockForWriting.ts';
import { FieldProblems } from '../shared/fieldProblems.ts';
import type { SettleLearners } from './liveChange.ts';
import { hasLearners } from './authorshipQueries.ts';
import type { Id } from '../shared/id.ts';

export interface CourseToSave extends Preconditions {
  readonly courseId: Id;
  readonly received: ReceivedCourse;
  /** REPLACE for PUT, MERGE for PATCH. */
  readonly mode: ReadMode;
  readonly author: Author;
  readonly limits: ContentLimits;
  /** Whether the editor saves on its own: housekeeping keeps the last of those of one sitting. */
  readonly autoSave: boolean;
  readonly now: Date;
}

/**
 * Writes the next revision of a course in the transaction that it is given. Throws NOT_FOUND, FORBIDDEN for a template by anyone but an
 * admin, LOCKED_BY_ANOTHER_USER (423), PRECONDITION_FAILED (412), INVALID, also for what is unfinished in a course that learners have or
 * will find (OP-230), and what `settle` throws where the save is live at once.
 */
export async function writeNextRevision(trx: Trx, request: CourseToSave, settle: SettleLearners): Promise<SavedCourse> {
  const { course: before, live, lock } = await lockForWriting(trx, request);
  const { received, mode, author, now, forced, autoSave } = request;
  const problems = new FieldProblems();
  const fields = readCourseFields(received, mode === 'MERGE' ? before : undefined, problems);
  await checkTreeCourses(trx, fields, before, problems);
  if (fields.template) {
    requireTemplateRight(author);
  }
  const { holdsBack } = before;
  if (!holdsBack && (fields.published || (await hasLearners(trx, before.id)))) {
    problems.refuseUnfinished();
  }
  const outlineBefore = await outlineOf(trx, before);
  const content = touchesContent(received, mode)
    ? await saveContent(trx, before, outlineBefore, request, problems)
    : null;
  if (fields.published && !before.published) {
    // A course becomes public only once nothing in it is unfinished, also what was stored before this save (OP-230).
    problems.refuseUnfinished();
    const shown = holdsBack ? await outlineOf(trx, live) : (content?.outline ?? outlineBefore);
    for (const field of await findUnfinished(trx, before.workspaceId, shown)) {
      problems.addUnfinished(field);
    }
  }
  problems.throwIfAny();
  const tagsWritten = received.tags !== undefined || mode === 'REPLACE';
  if (tagsWritten) {
    await setTagsOfCourse(trx, before.workspaceId, before.id, receivedTagNames(received));
  }
  const gradingJobId = holdsBack
    ? null
    : await settle(trx, {
        before: { course: before, outline: outlineBefore },
        after: { course: { ...before, ...fields }, outline: content?.outline ?? outlineBefore },
      });
  const written = await storeNextRevision(trx, {
    before,
    outlineBefore,
    fields,
    outline: content?.outline ?? null,
    tagsWritten,
    savedBy: author.userId,
    now,
    forced,
    autoSave,
    sitting: lock.token,
  });
  return { ...written, created: content?.created ?? [], gradingJobId };
}

/** Stores what is new of the content, and answers the next outline and what was made. */
async function saveContent(
  trx: Trx,
  before: CourseRecord,
  outline: Outline,
  { received, mode, limits }: CourseToSave,
  problems: FieldProblems,
): Promise<Pick<ContentToStore, 'outline' | 'created'>> {
  const stored = { courseId: before.id, workspaceId: before.workspaceId, outline, limits };
  const content = await readSavedContent(trx, received, stored, mode, problems);
  await insertBodies(trx, before.workspaceId, content.newBodies);
  await insertNodes(trx, before, content.newNodes);
  return content;
}
