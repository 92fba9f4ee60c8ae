import { appendAudit } from '../audit/appendAudit.ts';
import type { Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import { setMaker } from './courseWriteQueries.ts';
import { lockForWriting, type Preconditions } from './lockForWriting.ts';
import type { Author } from './policy.ts';

/**
 * Makes another the author who answers for a course and its learners (OP-272), in the transaction that it is given; the audit log notes it. Whether
 * either may is the caller's question. Throws as {@link lockForWriting}.
 */
export async function handOverCourse(
  trx: Trx,
  request: Preconditions & { readonly courseId: Id; readonly author: Author; readonly to: Id },
): Promise<void> {
  const { live } = await lockForWriting(trx, request);
  await setMaker(trx, live, request.to);
  await appendAudit(trx, {
    workspaceId: live.workspaceId,
    action: 'COURSE_HANDED_OVER',
    actorId: request.author.userId,
    subjectId: request.to,
    details: { courseId: live.id },
  });
}
