import type { Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/order/enqueueMail.ts';
import type { CourseRecord } from '../../course/courseRecord.ts';
import type { Id } from '../../shared/id.ts';
import { takeWhoIsDue } from './reviewNoticeQueries.ts';

/** Nobody gets more than one mail about a course within this time, however much guests write. */
const mailedEveryMs = 3_600_000;

interface Commented {
  readonly course: Pick<CourseRecord, 'id' | 'workspaceId' | 'createdBy'>;
  /** Null for a guest. */
  readonly writerId: Id | null;
  readonly mentions: readonly Id[];
  readonly now: Date;
}

/** Orders a mail for the creator of the course and for those who are mentioned, but for anyone who wrote now and who was told lately. */
export async function notifyOfComment(
  trx: Trx,
  jobs: Deps['jobs'],
  { course, writerId, mentions, now }: Commented,
): Promise<void> {
  const { id: courseId, workspaceId, createdBy } = course;
  const userIds = [...new Set([...(createdBy === null ? [] : [createdBy]), ...mentions])].filter(
    (id) => id !== writerId,
  );
  if (userIds.length === 0) {
    return;
  }
  const before = new Date(now.getTime() - mailedEveryMs);
  for (const { userId, username, since } of await takeWhoIsDue(trx, { courseId, userIds, before, now })) {
    const params = { userId, courseId, since: since?.getTime() ?? 0 };
    await enqueueMail(jobs, trx, { workspaceId, kind: 'REVIEW', recipient: username, params, now });
  }
}
