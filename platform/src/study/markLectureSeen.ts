import { inWorkspace, type Database } from '../db/database.ts';
import { changeOnce } from '../enrolment/changeOnce.ts';
import { findLecture, toChangedLectureWire, type ChangedLectureWire } from '../enrolment/lectureView.ts';
import { userCourseWire } from '../enrolment/userCourseAnswer.ts';
import type { UserCourseCall } from '../enrolment/userCourseCall.ts';
import type { UserCourseWire } from '../enrolment/userCourseView.ts';
import { DomainError } from '../errors.ts';
import { requestHash } from '../http/idempotency.ts';
import type { Id } from '../shared/id.ts';
import { stampSeen, type SeenOutcome } from './stampSeen.ts';

export interface SeenRequest extends UserCourseCall {
  readonly userCourseId: Id;
  readonly lectureId: Id;
  readonly idempotencyKey: string | undefined;
}

/** The user course with its outline, and what the mark changed. */
export interface SeenWire extends UserCourseWire {
  lecture: ChangedLectureWire;
  /** Achievements that the mark earned when it was made. */
  newUserGamificationItems: SeenOutcome['links'];
}

/** Marks a lecture as seen, once per key (REST-32). Throws as {@link stampSeen}. */
export const markLectureSeen = (db: Database, request: SeenRequest): Promise<SeenWire> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { userCourseId, lectureId, idempotencyKey: key } = request;
    const { reading, kept } = await changeOnce<Pick<SeenWire, 'newUserGamificationItems'>>(
      trx,
      { ...request, operation: 'seen', key, requestHash: requestHash(userCourseId, lectureId) },
      () => userCourseId,
      async () => {
        const outcome = await stampSeen(trx, request);
        return { status: 200, reading: outcome.reading, kept: { newUserGamificationItems: outcome.links } };
      },
    );
    if (findLecture(reading, lectureId) === null) {
      throw new DomainError('NOT_FOUND');
    }
    return {
      ...(await userCourseWire(trx, reading, 'outline')),
      lecture: toChangedLectureWire(reading, lectureId),
      newUserGamificationItems: kept.newUserGamificationItems,
    };
  });
