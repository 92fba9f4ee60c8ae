import { inWorkspace, type Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { enqueueOrderedMail } from '../../mail/order/enqueueMail.ts';
import type { Id } from '../../shared/id.ts';
import { throwFailures } from '../../shared/throwFailures.ts';
import { claimTelling, findPeopleToTell, findWorkspacesWithWaiting, insertQuestionMails } from './noticeQueries.ts';

type NoticeDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;

const dayMs = 86_400_000;
/** What has waited for longer is no news to anyone who was never told. */
const newMs = 7 * dayMs;
/** Nobody is told oftener, of however many questions. */
const toldEveryMs = dayMs;
/** People who are told in one transaction. */
const atOnce = 200;

/**
 * Tells those who answer for courses of new questions that nobody replied to, in all workspaces: one mail a person with all of their
 * courses. What was ordered is noted in the transaction of the order, so that a kill repeats none. Answers how many people it were. Where it
 * fails in a workspace the others continue; throws what failed in the end.
 */
export async function notifyOfQuestions(deps: NoticeDeps): Promise<number> {
  const { db, clock } = deps;
  let told = 0;
  const failures: unknown[] = [];
  for (const workspaceId of await findWorkspacesWithWaiting(db, new Date(clock().getTime() - newMs))) {
    try {
      let found: number;
      do {
        found = await inWorkspace(db, workspaceId, (trx) => tellSome(trx, deps, workspaceId));
        told += found;
      } while (found === atOnce);
    } catch (error) {
      failures.push(error);
    }
  }
  throwFailures(failures, 'Some workspaces could not be told of questions that wait');
  return told;
}

async function tellSome(trx: Trx, { clock, jobs }: NoticeDeps, workspaceId: Id): Promise<number> {
  const now = clock();
  const after = new Date(now.getTime() - newMs);
  const before = new Date(now.getTime() - toldEveryMs);
  const found = await findPeopleToTell(trx, { after, before, most: atOnce });
  const claimed = await claimTelling(trx, found, { now, after, before });
  const mailIds = await insertQuestionMails(trx, claimed, now);
  await enqueueOrderedMail(jobs, trx, { workspaceId, kind: 'QUESTIONS', mailIds });
  return found.length;
}
