import { inWorkspace, type Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { enqueueOrderedMail } from '../mail/order/enqueueMail.ts';
import { orderPush } from '../push/pushMessageQueries.ts';
import type { Id } from '../shared/id.ts';
import {
  claimReminders,
  findPeopleToRemind,
  findWorkspacesWithDue,
  insertReminderMails,
  noteReminded,
} from './reminderQueries.ts';
import { dueWindow, remindedEveryMs } from './reminderRules.ts';

type ReminderDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;

/** People who are reminded in one transaction. */
const atOnce = 200;

/**
 * Reminds everyone of what is due, in all workspaces: one mail a person with all of their courses, and a notice where they take them.
 * What was ordered is noted in the transaction of the order, so that a kill repeats none. Answers how many people it were.
 */
export async function remindOfDue(deps: ReminderDeps): Promise<number> {
  const { db, clock } = deps;
  let reminded = 0;
  for (const workspaceId of await findWorkspacesWithDue(db, dueWindow(clock()))) {
    let found: number;
    do {
      found = await inWorkspace(db, workspaceId, (trx) => remindSome(trx, deps, workspaceId));
      reminded += found;
    } while (found === atOnce);
  }
  return reminded;
}

async function remindSome(trx: Trx, { clock, jobs }: ReminderDeps, workspaceId: Id): Promise<number> {
  const now = clock();
  const window = dueWindow(now);
  const before = new Date(now.getTime() - remindedEveryMs);
  const found = await findPeopleToRemind(trx, window, { now, before, most: atOnce });
  const claimed = await claimReminders(trx, found, { now, before });
  const due = await noteReminded(trx, window, { userIds: claimed.map(({ userId }) => userId), now });
  const mailed = claimed.filter(({ takesMail }) => takesMail).map(({ userId }) => userId);
  const mailIds = await insertReminderMails(trx, mailed, now);
  await enqueueOrderedMail(jobs, trx, { workspaceId, kind: 'REMINDER', mailIds });
  // One notice a person, of what is most urgent.
  for (const [userId, { name: subject }] of new Map(due.toReversed().map((course) => [course.userId, course]))) {
    await orderPush(trx, {
      workspaceId,
      userId,
      kind: 'DUE',
      subject,
      path: '/dashboard/',
      now: now.toISOString(),
    });
  }
  return found.length;
}
