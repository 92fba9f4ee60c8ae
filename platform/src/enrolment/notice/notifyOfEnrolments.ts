import { workspaceOf, type Trx } from '../../db/database.ts';
import type { JobQueue } from '../../job/jobQueue.ts';
import { enqueueMail } from '../../mail/order/enqueueMail.ts';
import { mayGetMail } from '../../mail/order/mailAllowance.ts';
import { orderPush } from '../../push/pushMessageQueries.ts';
import type { Id } from '../../shared/id.ts';
import { deleteNotices, findRecipient, lockUnnotified, markNotified } from './enrolmentNoticeQueries.ts';

/**
 * Tells someone which courses others have enrolled them in: by one mail for all that they were not told of yet, and by a notice where they
 * take them (OP-128). Nothing happens where there is none.
 */
export async function notifyOfEnrolments(
  trx: Trx,
  jobs: Pick<JobQueue, 'enqueueAll'>,
  { userId, now }: { readonly userId: Id; readonly now: Date },
): Promise<void> {
  const workspaceId = workspaceOf(trx);
  const untold = await lockUnnotified(trx, userId);
  const [first] = untold;
  if (first === undefined) {
    return;
  }
  await orderPush(trx, {
    workspaceId,
    userId,
    kind: 'ENROLMENT',
    subject: first.name,
    path: '/dashboard/',
    now: now.toISOString(),
  });
  const ids = untold.map(({ userCourseId }) => userCourseId);
  const recipient = await findRecipient(trx, userId);
  const order = { workspaceId, kind: 'ENROLMENT', now } as const;
  if (recipient === null || !(await mayGetMail(trx, { ...order, recipient }))) {
    await deleteNotices(trx, ids);
    return;
  }
  await markNotified(trx, ids, await enqueueMail(jobs, trx, { ...order, recipient, params: { userId } }));
}
