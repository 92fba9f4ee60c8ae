import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { enqueueOrderedMail } from './order/enqueueMail.ts';
import { claimUnqueuedMail, markQueued } from './mailQueries.ts';

const atOnce = 100;

/**
 * Puts mails into the queue that servers of the version before it have ordered, so that none is lost by an update. To be removed later,
 * with `claim_due_mail`. Answers how many there were.
 */
export async function queueWaitingMail({ db, clock, jobs }: Omit<Deps, 'config'>): Promise<number> {
  let queued = 0;
  for (;;) {
    const mails = await claimUnqueuedMail(db, clock(), atOnce);
    for (const { workspaceId, mailId, kind } of mails) {
      await inWorkspace(db, workspaceId, async (trx) => {
        await markQueued(trx, { workspaceId, mailId });
        await enqueueOrderedMail(jobs, trx, { workspaceId, kind, mailIds: [mailId] });
      });
    }
    queued += mails.length;
    if (mails.length < atOnce) {
      return queued;
    }
  }
}
