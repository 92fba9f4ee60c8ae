import { contentHash } from '../../shared/canonicalJson.ts';
import { loadLectureBodies } from '../../content/contentQueries.ts';
import { outlineTotals } from '../../content/outlineRules.ts';
import type { Outline } from '../../content/content.ts';
import { workspaceOf, type Trx } from '../../db/database.ts';
import { invalidField } from '../../errors.ts';
import { FieldProblems } from '../../shared/fieldProblems.ts';
import type { Id } from '../../shared/id.ts';
import { raiseCatalogueVersion } from '../catalogue/catalogueVersionQueries.ts';
import { outlineOf } from '../courseContent.ts';
import { courseFieldsOf } from '../courseFields.ts';
import { isInCatalogue } from '../courseRules.ts';
import { publishHeldBack } from '../courseWriteQueries.ts';
import type { SettleLearners } from '../liveChange.ts';
import { lockForWriting, type Preconditions, type WritableCourse } from '../lockForWriting.ts';
import type { CourseView, SavedAnswer, TriedAnswer } from '../readCourse.ts';
import { noteUnfinished } from '../noteUnfinished.ts';
import { bodiesToCompare } from '../revision/difference/courseDifference.ts';
import { checkTreeCourses } from '../umbrella/checkTreeCourses.ts';
import { tornPart, withChosenModules } from './chosenModules.ts';
import { storeLiveBeneath } from './storeLiveBeneath.ts';
import { writeSettled, type WriteDeps, type WriteRequest } from '../writeSettled.ts';

interface ChangesToPublish extends Preconditions, CourseView {
  readonly courseId: Id;
  /** The modules whose changes become live; null for all changes. */
  readonly moduleIds: readonly Id[] | null;
}

export type PublishChangesRequest = ChangesToPublish & WriteRequest;

/** Makes changes live that are held back, once per key (BEY-24). Throws as {@link writeChosen} and {@link writeSettled}. */
export function publishChanges(deps: WriteDeps, request: PublishChangesRequest): Promise<SavedAnswer | TriedAnswer> {
  const { courseId, moduleIds } = request;
  const once = { operation: 'publishChanges', asked: [courseId, moduleIds] };
  return writeSettled(deps, request, once, async (trx, settle) => ({
    gradingJobId: await writeChosen(trx, request, settle),
  }));
}

/**
 * Nothing happens where nothing is held back. Throws NOT_FOUND, FORBIDDEN for a template by anyone but an admin, LOCKED_BY_ANOTHER_USER (423),
 * PRECONDITION_FAILED (412), INVALID for what is unfinished where learners have the course or will find it (OP-230), and for a choice that would
 * tear a lecture out of its place, and what `settle` throws. Answers what that does.
 */
const writeChosen = async (trx: Trx, request: ChangesToPublish, settle: SettleLearners): Promise<Id | null> =>
  writeLive(trx, await lockForWriting(trx, request), { ...request, savedBy: request.author.userId }, settle);

/** What becomes live of a course that is held for writing. */
interface LiveChanges {
  readonly moduleIds: readonly Id[] | null;
  /** Whether it is recorded as forced. */
  readonly forced: boolean;
  /** Null where that account is gone. */
  readonly savedBy: Id | null;
  readonly now: Date;
}

/** As {@link writeChosen}, for a course whose row and preconditions are settled. */
export async function writeLive(
  trx: Trx,
  writable: WritableCourse,
  changes: LiveChanges,
  settle: SettleLearners,
): Promise<Id | null> {
  const { moduleIds } = changes;
  const { course, live } = writable;
  if (live.workingVersion === null) {
    return null;
  }
  const [liveOutline, outline] = [await outlineOf(trx, live), await outlineOf(trx, course)];
  const next =
    moduleIds === null ? outline : await chooseModules(trx, { live: liveOutline, working: outline }, moduleIds);
  if (moduleIds !== null && contentHash(next) === contentHash(liveOutline)) {
    return null;
  }
  const isAll = moduleIds === null || isSame(writable, next, outline);
  const problems = new FieldProblems();
  if (isAll) {
    await checkTreeCourses(trx, course, live, problems);
  }
  await noteUnfinished(trx, live, next, problems);
  problems.throwIfAny();
  const settled = await settle(trx, {
    before: { course: live, outline: liveOutline },
    after: { course: isAll ? { ...live, ...courseFieldsOf(course) } : live, outline: next },
  });
  await (isAll
    ? publishAll(trx, writable, outline, changes)
    : publishSome(trx, writable, { liveOutline, next, outline }, changes));
  if (isInCatalogue(live)) {
    await raiseCatalogueVersion(trx, live.workspaceId);
  }
  return settled;
}

/** Whether nothing would stay held back. */
const isSame = ({ course, live }: WritableCourse, next: Outline, outline: Outline): boolean =>
  contentHash(next) === contentHash(outline) &&
  contentHash(courseFieldsOf(course)) === contentHash(courseFieldsOf(live));

const lecturesOf = (outline: Outline): number => outlineTotals(outline).lectureCount;

/** The live outline with the modules that were chosen. Throws INVALID for a choice that cannot be live on its own. */
async function chooseModules(
  trx: Trx,
  { live, working }: { readonly live: Outline; readonly working: Outline },
  moduleIds: readonly Id[],
): Promise<Outline> {
  const known = new Set([...live.modules, ...working.modules].map(({ id }) => id));
  const unknown = moduleIds.findIndex((id) => !known.has(id));
  if (unknown !== -1) {
    throw invalidField(`moduleIds.${unknown}`, `there is no module ${moduleIds[unknown]} in this course`);
  }
  const next = withChosenModules(live, working, new Set(moduleIds));
  const bodies = await loadLectureBodies(trx, workspaceOf(trx), bodiesToCompare(live, working));
  const torn = tornPart({ live, working, next }, (hash) => bodies.get(hash));
  if (torn !== null) {
    const { kind, id } = torn;
    throw invalidField('moduleIds', `${kind} ${id} moved between one of these modules and another: choose both`);
  }
  if (lecturesOf(next) > Math.max(lecturesOf(live), lecturesOf(working))) {
    throw invalidField('moduleIds', 'would make the course larger than either version: choose removed modules, too');
  }
  return next;
}

const publishAll = (trx: Trx, { course }: WritableCourse, outline: Outline, { forced, now }: LiveChanges) =>
  publishHeldBack(trx, course, { outline, forced, now });

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
