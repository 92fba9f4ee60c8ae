import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { createMailFlood } from './mailFlood.ts';
import { claimDueMail, finishMail, postponeMail, type DueMail } from './mailQueries.ts';
import { isRefusedForGood, mostTries, retryDelayMs, type SendFailure } from './mailRules.ts';
import type { SendMail } from './mailSender.ts';
import { prepareMail } from './prepareMail.ts';
import { renderMail, type RenderedMail } from './renderMail.ts';

export interface MailerOptions {
  /** Null where mails stay in the outbox. */
  readonly send: SendMail | null;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export interface Mailer {
  /** Handles the mails that are due at this moment, a few at a time; answers how many there were. */
  deliverDue(): Promise<number>;
  /** Handles mails as they come, until it is stopped. */
  start(): void;
  /** Waits for the mails that are on their way. */
  stop(): Promise<void>;
}

const atOnce = 4;
const idlePauseMs = 1_000;
const failurePauseMs = 10_000;

/**
 * Sends what `enqueueMail` ordered. Any number of servers may do so side by side: each mail is claimed by one. What the mail server
 * does not take is tried again later, for about a day.
 */
export function createMailer({ config, db, clock }: Deps, { send, log }: MailerOptions): Mailer {
  const flood = createMailFlood(clock);
  const stopped = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function deliverDue(): Promise<number> {
    const due = await claimDueMail(db, clock(), atOnce);
    await Promise.all(due.map(deliver));
    return due.length;
  }

  async function deliver(mail: DueMail): Promise<void> {
    const { workspaceId } = mail;
    try {
      const prepared = await inWorkspace(db, workspaceId, (trx) => prepareMail(trx, config, mail, clock()));
      const rendered = prepared === null ? null : renderMail(prepared);
      if (rendered !== null && send !== null) {
        await sendUnlessFlooded(send, mail, rendered);
      }
      const kept = send === null ? rendered : null;
      await inWorkspace(db, workspaceId, (trx) => finishMail(trx, mail, clock(), kept));
    } catch (error) {
      await fail(mail, error as SendFailure);
    }
  }

  async function sendUnlessFlooded(send: SendMail, { workspaceId, mailId, kind }: DueMail, mail: RenderedMail) {
    if (flood.isFull(mail.to)) {
      log.warn({ workspaceId, mailId, kind }, 'a mail was left out: its address got too many within an hour');
      return;
    }
    await send(mail, `${workspaceId}.${mailId}`);
    flood.note(mail.to);
  }

  async function fail(mail: DueMail, error: SendFailure): Promise<void> {
    const { workspaceId, mailId, kind, tries } = mail;
    const givenUp = tries >= mostTries || isRefusedForGood(error);
    // The server's words may quote the address, hence its codes alone.
    const { code, command, responseCode } = error;
    const line = {
      workspaceId,
      mailId,
      kind,
      tries,
      code,
      command,
      responseCode,
      ...(code === undefined ? { err: error } : {}),
    };
    if (givenUp) {
      log.error(line, 'a mail was given up');
    } else {
      log.warn(line, 'a mail could not be sent; it is tried again');
    }
    await inWorkspace(db, workspaceId, (trx) =>
      givenUp
        ? finishMail(trx, mail, clock(), null)
        : postponeMail(trx, mail, new Date(clock().getTime() + retryDelayMs(tries))),
    );
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      let pauseMs = 0;
      try {
        pauseMs = (await deliverDue()) === 0 ? idlePauseMs : 0;
      } catch (error) {
        log.warn({ err: error }, 'the mails could not be looked up');
        pauseMs = failurePauseMs;
      }
      await sleep(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }

  return {
    deliverDue,
    start: () => {
      running = run();
    },
    stop: async () => {
      stopped.abort();
      await running;
    },
  };
}
