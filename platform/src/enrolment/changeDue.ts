import { appendAudit } from '../audit/appendAudit.ts';
import type { IsoTime } from '../content/content.ts';
import { inWorkspace, type Database } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import { assertDueTime } from './dueRules.ts';
import { readVisible } from './userCourseAccess.ts';
import { userCourseWire, type Tree } from './userCourseAnswer.ts';
import type { UserCourseCall } from './userCourseCall.ts';
import { mayManageEnrolments } from './policy.ts';
import type { UserCourseWire } from './userCourseView.ts';
import { changeDueTime } from './userCourseWriteQueries.ts';

export interface ChangeDueRequest extends UserCourseCall {
  readonly userCourseId: Id;
  readonly dueTime: IsoTime | null;
  readonly tree: Tree;
}

/**
 * Says until when someone should complete a course, for admins of the course (BEY-13). Throws NOT_FOUND for everyone else, INVALID for
 * a time that is over, USER_COURSE_CLOSED for one that is completed or given up.
 */
export const changeDue = (db: Database, request: ChangeDueRequest): Promise<UserCourseWire> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { userCourseId, dueTime, viewer, workspaceId, now } = request;
    const before = await readVisible(trx, userCourseId, request);
    const { course, finishTime, userId } = before.record;
    if (!mayManageEnrolments(viewer, course)) {
      throw new DomainError('NOT_FOUND');
    }
    if (finishTime !== null) {
      throw new DomainError('USER_COURSE_CLOSED', { params: { reason: before.viewOnly, finishTime } });
    }
    if (dueTime !== before.record.dueTime) {
      assertDueTime(dueTime, now);
    }
    if (await changeDueTime(trx, userCourseId, { dueTime, now: now.toISOString() })) {
      const details = { courseId: course.id, dueTime };
      await appendAudit(trx, {
        workspaceId,
        action: 'DUE_DATE_CHANGED',
        actorId: viewer.userId,
        subjectId: userId,
        details,
      });
    }
    return userCourseWire(trx, await readVisible(trx, userCourseId, request), request.tree);
  });
