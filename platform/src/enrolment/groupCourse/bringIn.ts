import type { Trx } from '../../db/database.ts';
import type { JobRowOutcome } from '../../job/jobRowQueries.ts';
import { lockClaim, releaseClaim, settleClaim, type Claim } from './groupCourseQueries.ts';

/**
 * Does `enrol` for someone whom a job has claimed for a course of a group, and notes in the same transaction that the group has brought them in:
 * who is refused, and whose row is never done, is found by a later look. Nothing happens where the claim is no longer of this job, as when
 * the course was taken from the group.
 */
export async function bringIn(
  trx: Trx,
  claim: Claim,
  now: Date,
  enrol: () => Promise<JobRowOutcome>,
): Promise<JobRowOutcome> {
  if (!(await lockClaim(trx, claim))) {
    return { state: 'UNCHANGED', code: 'CHANGED_SINCE', subjectId: claim.userId };
  }
  const outcome = await enrol();
  await (outcome.state === 'REFUSED' ? releaseClaim(trx, claim) : settleClaim(trx, claim, now));
  return outcome;
}
