import { contentHash } from '../../shared/canonicalJson.ts';
import { loadOutlines } from '../../content/contentQueries.ts';
import type { Outline } from '../../content/content.ts';
import { findUnfinished } from '../../content/findUnfinished.ts';
import { inWorkspace, type Database, type Trx } from '../../db/database.ts';
import { invalidField } from '../../errors.ts';
import { requestHash, withIdempotency } from '../../http/idempotency.ts';
import { FieldProblems } from '../../shared/fieldProblems.ts';
import type { Id } from '../../shared/id.ts';
import { hasLearners } from '../authorshipQueries.ts';
import { raiseCatalogueVersion } from '../catalogue/catalogueVersionQueries.ts';
import { courseFieldsOf } from '../courseFields.ts';
import { isInCatalogue } from '../courseRules.ts';
import { publishHeldBack } from '../courseWriteQueries.ts';
import { lockForWriting, type Preconditions, type WritableCourse } from '../lockForWriting.ts';
import { loadCourseAnswer, type CourseAnswer, type CourseView } from '../readCourse.ts';
import { refuseLosses } from '../revision/refuseLosses.ts';
import { checkTreeCourses } from '../umbrella/checkTreeCourses.ts';
import { tornLecture, withChosenModules } from './chosenModules.ts';
import { storeLiveBeneath } from './storeLiveBeneath.ts';

interface ChangesToPublish extends Preconditions, CourseView {
  readonly courseId: Id;
  /** The modules whose changes become live; null for all changes. */
  readonly moduleIds: readonly Id[] | null;
}

export interface PublishChangesRequest extends ChangesToPublish {
  readonly workspaceId: Id;
  readonly idempotencyKey: string | undefined;
}

/** Makes changes live that are held back, once per key (BEY-24). Throws as {@link writeChosen}. */
export const publishChanges = (db: Database, request: PublishChangesRequest): Promise<CourseAnswer> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { workspaceId, courseId, moduleIds, author, idempotencyKey: key } = request;
    await withIdempotency<null>(
      trx,
      {
        workspaceId,
        userId: author.userId,
        operation: 'publishChanges',
        key,
        requestHash: requestHash(courseId, moduleIds),
      },
      async () => {
        await writeChosen(trx, request);
        return { status: 200, body: null };
      },
    );
    return loadCourseAnswer(trx, courseId, request);
  });

/**
 * Nothing happens where nothing is held back. Throws NOT_FOUND, FORBIDDEN for a template by anyone but an admin, LOCKED_BY_ANOTHER_USER (423),
 * PRECONDITION_FAILED (412), PROGRESS_CONFLICT (409) with what learners would lose, and INVALID for what is unfinished where learners have the course or
 * will find it (OP-230), and for a choice that would tear a lecture out of its place.
 */
const writeChosen = async (trx: Trx, request: ChangesToPublish): Promise<void> =>
  writeLive(trx, await lockForWriting(trx, request), { ...request, savedBy: request.author.userId });

/** What becomes live of a course that is held for writing. */
interface LiveChanges {
  readonly moduleIds: readonly Id[] | null;
  /** Whether learners may lose progress by it. */
  readonly forced: boolean;
  /** Null where that account is gone. */
  readonly savedBy: Id | null;
  readonly now: Date;
}

/** As {@link writeChosen}, for a course whose row and preconditions are settled. */
export async function writeLive(trx: Trx, writable: WritableCourse, changes: LiveChanges): Promise<void> {
  const { moduleIds, forced } = changes;
  const { course, live } = writable;
  if (live.workingVersion === null) {
    return;
  }
  const [liveOutline, outline] = (await Promise.all(
    [live, course].map(async (record) => (await loadOutlines(trx, [record])).get(record.id) as Outline),
  )) as [Outline, Outline];
  const next = moduleIds === null ? outline : withChosenModules(liveOutline, outline, new Set(moduleIds));
  const torn = tornLecture(liveOutline, outline, next);
  if (torn !== null) {
    throw invalidField('moduleIds', `lecture ${torn} moved between one of these modules and another: choose both`);
  }
  const isAll = moduleIds === null || isSame(writable, next, outline);
  await refuseUnfinished(trx, writable, next);
  if (!forced) {
    await refuseLosses(trx, live.id, liveOutline, next);
  }
  await (isAll
    ? publishAll(trx, writable, outline, changes)
    : publishSome(trx, writable, { liveOutline, next, outline }, changes));
  if (isInCatalogue(live)) {
    await raiseCatalogueVersion(trx, live.workspaceId);
  }
}

/** Whether nothing would stay held back. */
const isSame = ({ course, live }: WritableCourse, next: Outline, outline: Outline): boolean =>
  contentHash(next) === contentHash(outline) &&
  contentHash(courseFieldsOf(course)) === contentHash(courseFieldsOf(live));

async function refuseUnfinished(trx: Trx, { course, live }: WritableCourse, next: Outline): Promise<void> {
  const problems = new FieldProblems();
  await checkTreeCourses(trx, course, live, problems);
  if (live.published || (await hasLearners(trx, live.id))) {
    problems.refuseUnfinished();
    for (const field of await findUnfinished(trx, live.workspaceId, next)) {
      problems.addUnfinished(field);
    }
  }
  problems.throwIfAny();
}

const publishAll = (trx: Trx, { course }: WritableCourse, outline: Outline, { now }: LiveChanges) =>
  publishHeldBack(trx, course, { outline, now });

const publishSome = (
  trx: Trx,
  { course, live, lock }: WritableCourse,
  { liveOutline, next, outline }: { readonly liveOutline: Outline; readonly next: Outline; readonly outline: Outline },
  { savedBy, now, forced }: LiveChanges,
) =>
  storeLiveBeneath(trx, {
    newest: course,
    live: { before: liveOutline, after: next, fields: live },
    working: { before: outline, after: outline, fields: course },
    savedBy,
    now,
    forced,
    autoSave: false,
    sitting: lock.token,
  });
