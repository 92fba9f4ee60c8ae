import type { FastifyBaseLogger } from 'fastify';
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { TryAgain } from '../job/jobKind.ts';
import { jobWork, type JobWork } from '../job/jobQueue.ts';
import { createMailFlood } from './mailFlood.ts';
import { mailJob } from './order/mailJob.ts';
import { findOrderedMail, finishMail, type OrderedMail } from './mailQueries.ts';
import { isRefusedForGood, type SendFailure } from './mailRules.ts';
import type { SendMail } from './mailSender.ts';
import { prepareMail } from './prepareMail.ts';
import type { MailKinds } from './preparedMail.ts';
import { renderMail, type RenderedMail } from './renderMail.ts';

export interface DeliveryOptions {
  /** Null where mails stay in the outbox. */
  readonly send: SendMail | null;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** How each kind is prepared. */
  readonly kinds: MailKinds;
}

/**
 * Sends what `enqueueMail` ordered: looks up whom it goes to, makes the token, renders and hands it to the mail server. A mail that was
 * sent and whose sending could not be noted is sent again, under the same message id.
 */
export function deliverMail({ config, db, clock }: Omit<Deps, 'jobs'>, { send, log, kinds }: DeliveryOptions): JobWork {
  const flood = createMailFlood(clock);

  async function deliver(mail: OrderedMail): Promise<void> {
    const { workspaceId } = mail;
    const prepared = await inWorkspace(db, workspaceId, (trx) => prepareMail(trx, { config, kinds }, mail, clock()));
    const rendered = prepared === null ? null : renderMail(prepared);
    if (rendered !== null && send !== null) {
      await sendUnlessFlooded(send, mail, rendered);
    }
    await finish(mail, send === null ? rendered : null);
  }

  async function sendUnlessFlooded(send: SendMail, { workspaceId, mailId, kind }: OrderedMail, mail: RenderedMail) {
    if (flood.isFull(mail.to)) {
      log.warn({ workspaceId, mailId, kind }, 'a mail was left out: its address got too many within an hour');
      return;
    }
    await send(mail, `${workspaceId}.${mailId}`);
    flood.note(mail.to);
  }

  const finish = (mail: OrderedMail, kept: RenderedMail | null): Promise<void> =>
    inWorkspace(db, mail.workspaceId, (trx) => finishMail(trx, mail, clock(), kept));

  return jobWork(mailJob, async ({ payload: { mailId }, workspaceId, attempt, isLastAttempt }) => {
    if (workspaceId === null) {
      throw new Error('A mail belongs to a workspace');
    }
    const mail = await inWorkspace(db, workspaceId, (trx) => findOrderedMail(trx, { workspaceId, mailId }));
    if (mail === null) {
      return;
    }
    try {
      await deliver(mail);
    } catch (error) {
      // The server's words may quote the address, hence its codes alone.
      const { code, command, responseCode } = error as SendFailure;
      const about = { workspaceId, mailId, kind: mail.kind, tries: attempt };
      const line = { ...about, code, command, responseCode, ...(code === undefined ? { err: error } : {}) };
      if (!isLastAttempt && !isRefusedForGood(error as SendFailure)) {
        log.warn(line, 'a mail could not be sent; it is tried again');
        throw new TryAgain();
      }
      log.error(line, 'a mail was given up');
      await finish(mail, null);
    }
  });
}
