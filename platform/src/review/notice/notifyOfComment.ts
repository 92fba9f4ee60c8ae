import type { Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/order/enqueueMail.ts';
import type { CourseRecord } from '../../course/courseRecord.ts';
import type { Id } from '../../shared/id.ts';
import { findEditors } from '../editorQueries.ts';
import { takeWhoIsDue } from './reviewNoticeQueries.ts';

interface Commented {
  readonly course: Pick<CourseRecord, 'id' | 'workspaceId' | 'createdBy' | 'template'>;
  /** Null for a guest. */
  readonly writerId: Id | null;
  readonly mentions: readonly Id[];
  readonly now: Date;
}

/**
 * Orders a mail for the creator of the course and for those who are mentioned, where they may edit it and did not write now themselves; for
 * anyone who was told within the hour at its end, unless one waits for it already.
 */
export async function notifyOfComment(
  trx: Trx,
  jobs: Deps['jobs'],
  { course, writerId, mentions, now }: Commented,
): Promise<void> {
  const { createdBy } = course;
  const concerned = [...(createdBy === null ? [] : [createdBy]), ...mentions];
  await notifyOfMentions(trx, jobs, { course, writerId, mentions: concerned, now });
}

/** The same for those alone who are mentioned. */
export async function notifyOfMentions(
  trx: Trx,
  jobs: Deps['jobs'],
  { course, writerId, mentions, now }: Commented,
): Promise<void> {
  const { id: courseId, workspaceId } = course;
  const concerned = [...new Set(mentions)].filter((id) => id !== writerId);
  const userIds = concerned.length === 0 ? [] : await findEditors(trx, course, concerned);
  if (userIds.length === 0) {
    return;
  }
  for (const { userId, username, mailTime, toldTime } of await takeWhoIsDue(trx, { courseId, userIds, now })) {
    const params = { userId, courseId, since: toldTime?.getTime() ?? 0, until: mailTime.getTime() };
    await enqueueMail(jobs, trx, {
      workspaceId,
      kind: 'REVIEW',
      recipient: username,
      params,
      now,
      sendTime: mailTime,
    });
  }
}
