import { goneMeanwhile, loadRevisionOutlines } from '../../content/contentQueries.ts';
import type { Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import { FieldProblems } from '../../shared/fieldProblems.ts';
import type { Id } from '../../shared/id.ts';
import { outlineOf } from '../courseContent.ts';
import { courseFieldsOf, knownFieldsOf } from '../courseFields.ts';
import type { SettleLearners } from '../liveChange.ts';
import { lockForWriting, type Preconditions } from '../lockForWriting.ts';
import type { CourseView, SavedAnswer, TriedAnswer } from '../readCourse.ts';
import { noteUnfinished } from '../noteUnfinished.ts';
import { storeNextRevision } from '../storeNextRevision.ts';
import { checkTreeCourses } from '../umbrella/checkTreeCourses.ts';
import { findRevision } from './historyQueries.ts';
import { restoredOutline } from './restoredOutline.ts';
import { writeSettled, type WriteDeps, type WriteRequest } from '../writeSettled.ts';

interface RevisionToRestore extends Preconditions, CourseView {
  readonly courseId: Id;
  readonly version: number;
}

export type RestoreRequest = RevisionToRestore & WriteRequest;

/** Makes a course once more what it was in one of its revisions, once per key (BEY-01). Throws as {@link writeRestored} and {@link writeSettled}. */
export function restoreRevision(deps: WriteDeps, request: RestoreRequest): Promise<SavedAnswer | TriedAnswer> {
  const { courseId, version } = request;
  const once = { operation: 'restoreRevision', asked: [courseId, version] };
  return writeSettled(deps, request, once, async (trx, settle) => ({
    gradingJobId: await writeRestored(trx, request, settle),
  }));
}

/**
 * Writes a revision with the content and the fields of an earlier one. What is not content stays as it is: whether the course is published, whether it
 * is a template, and its tags. Throws NOT_FOUND, FORBIDDEN for a template by anyone but an admin, LOCKED_BY_ANOTHER_USER (423),
 * PRECONDITION_FAILED (412), INVALID where what is to be restored is unfinished and learners have the course or will find it (OP-230), and what
 * `settle` throws.
 */
async function writeRestored(trx: Trx, request: RevisionToRestore, settle: SettleLearners): Promise<Id | null> {
  const { author, version, forced, now } = request;
  const { course: before, lock } = await lockForWriting(trx, request);
  const revision = await findRevision(trx, before.id, version);
  if (revision === null) {
    throw new DomainError('NOT_FOUND');
  }
  const outlineBefore = await outlineOf(trx, before);
  const stored = (await loadRevisionOutlines(trx, [revision])).get(revision);
  if (stored === undefined) {
    throw goneMeanwhile(`Course ${before.id} has no revision ${version}`);
  }
  const outline = await restoredOutline(trx, outlineBefore, stored);
  const { published, template } = before;
  const fields = { ...courseFieldsOf(before), ...knownFieldsOf(revision.fields ?? {}), published, template };
  const problems = new FieldProblems();
  await checkTreeCourses(trx, fields, before, problems);
  if (!before.holdsBack) {
    await noteUnfinished(trx, before, outline, problems);
  }
  problems.throwIfAny();
  const settled = before.holdsBack
    ? null
    : await settle(trx, {
        before: { course: before, outline: outlineBefore },
        after: { course: { ...before, ...fields }, outline },
      });
  await storeNextRevision(trx, {
    before,
    outlineBefore,
    fields,
    outline,
    tagsWritten: false,
    savedBy: author.userId,
    now,
    forced,
    autoSave: false,
    sitting: lock.token,
  });
  return settled;
}
