import { inWorkspace, type Trx } from '../db/database.ts';
import { changeOnce } from '../enrolment/changeOnce.ts';
import { findLecture, toChangedLectureWire } from '../enrolment/lectureView.ts';
import { assertNotGated, assertOpen, readLocked, readVisible } from '../enrolment/userCourseAccess.ts';
import { userCourseWire } from '../enrolment/userCourseAnswer.ts';
import { DomainError } from '../errors.ts';
import { requestHash } from '../http/idempotency.ts';
import { stampSeen, type SeenOutcome } from '../study/stampSeen.ts';
import type { SeenWire } from '../study/markLectureSeen.ts';
import { assertRoom, fittingCmi, isPackageFinished, stateAfter, type FittingCmi } from './commitRules.ts';
import { contentPathOf, packageOfLecture, toItemWire, type ScormDeps, type ScormRequest } from './readScorm.ts';
import { findKeptItems, findState, saveState } from './scormQueries.ts';
import type { CommitRequest, ScormItemResponse } from './scormSchemas.ts';

export interface ScormCommit extends ScormRequest {
  readonly itemId: string;
  readonly commit: CommitRequest;
  /** The package that it is of, where the caller may speak of that one alone: another in its place is NOT_FOUND. */
  readonly packageId?: string;
  readonly idempotencyKey: string | undefined;
}

export interface CommittedWire {
  userCourse: SeenWire;
  item: ScormItemResponse;
  contentPath: string;
  leftOut: readonly string[];
}

/**
 * Keeps what an item hands over. When every item of the package is completed or passed, the lecture is marked as seen in the same
 * transaction (OP-70). Throws INVALID, NOT_FOUND, USER_COURSE_CLOSED, NOT_AVAILABLE_YET, LECTURE_LOCKED.
 */
export const commitScorm = ({ db, config }: ScormDeps, request: ScormCommit): Promise<CommittedWire> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { userCourseId, lectureId, itemId, commit, idempotencyKey: key } = request;
    const fitting = fittingCmi(commit.cmi);
    const { reading, kept } = await changeOnce<Pick<SeenWire, 'newUserGamificationItems'>>(
      trx,
      { ...request, operation: 'scorm', key, requestHash: requestHash(userCourseId, lectureId, itemId, commit) },
      () => userCourseId,
      async () => {
        const outcome = await keep(trx, request, fitting);
        return { status: 200, reading: outcome.reading, kept: { newUserGamificationItems: outcome.links } };
      },
    );
    const found = await packageOfLecture(trx, reading, lectureId);
    const item = found.items.find((one) => one.itemId === itemId);
    if (item === undefined) {
      throw new DomainError('NOT_FOUND');
    }
    const state = await findState(trx, { userCourseId, lectureId, packageId: found.packageId }, itemId);
    return {
      userCourse: {
        ...(await userCourseWire(trx, reading, 'outline')),
        lecture: toChangedLectureWire(reading, lectureId),
        newUserGamificationItems: kept.newUserGamificationItems,
      },
      item: toItemWire(item, state === null ? [] : [state]),
      contentPath: contentPathOf(config, request, found),
      leftOut: fitting.leftOut,
    };
  });

async function keep(trx: Trx, request: ScormCommit, fitting: FittingCmi): Promise<SeenOutcome> {
  const { userCourseId, lectureId, itemId, commit, now } = request;
  const before = await readLocked(trx, userCourseId, request);
  const { packageId, version, items } = await packageOfLecture(trx, before, lectureId);
  const lecture = findLecture(before, lectureId)?.lecture;
  const isAnother = request.packageId !== undefined && request.packageId !== packageId;
  if (isAnother || lecture === undefined || !items.some((item) => item.itemId === itemId && item.path !== null)) {
    throw new DomainError('NOT_FOUND');
  }
  assertOpen(before);
  assertNotGated(lecture);
  const place = { userCourseId, lectureId, packageId };
  const state = stateAfter(await findState(trx, place, itemId), itemId, version, { ...commit, ...fitting });
  if (state === null) {
    return { reading: await readVisible(trx, userCourseId, request), links: [] };
  }
  const kept = await findKeptItems(trx, place);
  assertRoom(kept, state);
  await saveState(trx, place, state, now);
  const all = [...kept.filter((one) => one.itemId !== itemId), state];
  return isPackageFinished(items, all) && lecture.doneTime === null
    ? stampSeen(trx, request)
    : { reading: before.facts.isPackage ? await readVisible(trx, userCourseId, request) : before, links: [] };
}
