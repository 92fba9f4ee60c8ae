import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { enqueueOrderedMail } from '../mail/order/enqueueMail.ts';
import { eraseWithin } from '../personalData/erasePersonalData.ts';
import { lockAdmins } from '../workspace/people/adminQueries.ts';
import { throwFailures } from '../shared/throwFailures.ts';
import type { Id } from '../shared/id.ts';
import {
  findDueAccounts,
  insertWarningMails,
  lockDueAccount,
  noteFirstWarnings,
  noteLastWarnings,
  spareActivePeople,
} from './inactiveQueries.ts';
import { findRetention, findWorkspacesWithRetention, forgetFacts } from './retentionQueries.ts';
import { defaultRetention } from './retentionRules.ts';

type ForgetDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;

/** How much of each goes in one transaction. */
export interface ForgetSlices {
  readonly facts: number;
  readonly people: number;
}

const usualSlices: ForgetSlices = { facts: 5_000, people: 200 };
/** Slices of facts of a workspace that go within an hour: the tasks behind this one have their turn. */
const mostSlicesAtOnce = 200;
/** Accounts of a workspace that are erased within an hour; anyone who set the wrong number has time to see it. */
const mostErasedAtOnce = 500;

/**
 * Does what workspaces said of how long things are kept (BEY-20, ADR 0042): facts, and accounts that nobody uses. The audit log goes by
 * `removeOutdated`. Every piece is a transaction of its own, which a kill undoes as a whole, and the next hour continues. A workspace where it fails keeps no other
 * waiting; that is told at the end.
 */
export async function forgetOutdated(deps: ForgetDeps, slices: ForgetSlices = usualSlices): Promise<void> {
  const { db, clock } = deps;
  const failures: unknown[] = [];
  for (const workspaceId of await findWorkspacesWithRetention(db)) {
    try {
      for (let slice = 0; slice < mostSlicesAtOnce; slice += 1) {
        if ((await inWorkspace(db, workspaceId, (trx) => forgetFacts(trx, clock(), slices.facts))) === 0) {
          break;
        }
      }
      await forgetAccounts(deps, workspaceId, slices.people);
    } catch (error) {
      failures.push(error);
    }
  }
  throwFailures(failures, 'Some workspaces keep what should be gone');
}

/** Warns twice, then erases. */
async function forgetAccounts(deps: ForgetDeps, workspaceId: Id, most: number): Promise<void> {
  const { db, clock } = deps;
  const now = clock();
  const inactivity = await inWorkspace(db, workspaceId, async (trx) => {
    const { inactiveAccountMonths: months } = (await findRetention(trx)) ?? defaultRetention;
    await spareActivePeople(trx, { months, now });
    return { months, now };
  });
  for (const note of [noteFirstWarnings, noteLastWarnings]) {
    let noted: number;
    do {
      noted = await inWorkspace(db, workspaceId, async (trx) => {
        const userIds = await note(trx, inactivity, most);
        const mailIds = await insertWarningMails(trx, userIds, now);
        await enqueueOrderedMail(deps.jobs, trx, { workspaceId, kind: 'INACTIVE_ACCOUNT', mailIds });
        return userIds.length;
      });
    } while (noted === most);
  }
  const due = await inWorkspace(db, workspaceId, (trx) => findDueAccounts(trx, inactivity, mostErasedAtOnce));
  for (const userId of due) {
    await inWorkspace(db, workspaceId, async (trx) => {
      // In the order of every other erasure, so that two of one person wait for each other.
      await lockAdmins(trx, workspaceId);
      const confirmUsername = await lockDueAccount(trx, userId, inactivity);
      if (confirmUsername !== null) {
        await eraseWithin(trx, {
          workspaceId,
          by: { userId },
          confirmUsername,
          request: null,
          now,
          details: { reason: 'INACTIVE' },
        });
      }
    });
  }
}
