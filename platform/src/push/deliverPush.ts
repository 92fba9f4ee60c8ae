import type { FastifyBaseLogger } from 'fastify';
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { TryAgain } from '../job/jobKind.ts';
import { jobWork, type JobWork } from '../job/jobQueue.ts';
import { OutboundError, type Outbound } from '../outbound/outboundClient.ts';
import { deleteDevice } from './pushDeviceQueries.ts';
import { noticeHeading } from './noticeText.ts';
import { pushJob } from './pushJob.ts';
import { privateKeyOf, pushKeyOf } from './pushKey.ts';
import type { StoredPushKey } from './pushKeyQueries.ts';
import { deleteMessage, findMessage, type FoundMessage } from './pushMessageQueries.ts';
import { sendPush, type PushOutcome } from './sendPush.ts';
import { senderAddress } from '../shared/senderAddress.ts';
import { languages, type Language } from '../shared/languages.ts';
import type { Id } from '../shared/id.ts';

type DeliveryDeps = Pick<Deps, 'db' | 'config'> & {
  readonly outbound: Outbound;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
};

/**
 * Sends what was ordered, in the language of its reader. A device that takes nothing any more is forgotten. A notice that was sent and
 * whose sending could not be noted is sent again under the same tag, so that it replaces the first.
 */
export function deliverPush({ db, config, outbound, log }: DeliveryDeps): JobWork {
  const subject = `mailto:${senderAddress(config.mail.from)}`;

  async function send(workspaceId: Id, message: FoundMessage, key: StoredPushKey): Promise<PushOutcome> {
    const { kind, endpoint, language } = message;
    const about = { workspaceId, messageId: message.id, kind };
    const content = {
      title: noticeHeading(languageOf(language), kind),
      body: message.subject,
      path: message.path,
      lang: languageOf(language),
      tag: `notice-${message.id}`,
    };
    const signature = { subject, publicKey: key.publicKey, privateKey: privateKeyOf(key, workspaceId, config) };
    try {
      const outcome = await sendPush(outbound, { ...message, endpoint }, signature, content);
      if (outcome === 'refused') {
        log.warn(about, 'a push service refused a notice');
      }
      return outcome;
    } catch (error) {
      if (!(error instanceof OutboundError)) {
        throw error;
      }
      log.warn({ ...about, failure: error.failure }, 'a push service could not be reached');
      // An address that has become private is none to call, anyone who owns it.
      return error.failure === 'refused' ? 'gone' : 'later';
    }
  }

  return jobWork(pushJob, async ({ payload: { messageId }, workspaceId, isLastAttempt }) => {
    if (workspaceId === null) {
      throw new Error('A notice belongs to a workspace');
    }
    const { message, key } = await inWorkspace(db, workspaceId, async (trx) => ({
      message: await findMessage(trx, workspaceId, messageId),
      key: await pushKeyOf(trx, workspaceId, config),
    }));
    const outcome = message === null ? 'sent' : await send(workspaceId, message, key);
    if (outcome === 'later' && !isLastAttempt) {
      throw new TryAgain();
    }
    await inWorkspace(db, workspaceId, async (trx) => {
      if (outcome === 'gone' && message !== null) {
        await deleteDevice(trx, { workspaceId, userId: message.userId }, message.deviceId);
      }
      await deleteMessage(trx, workspaceId, messageId);
    });
  });
}

/** English for someone who has chosen no language. */
const languageOf = (stored: string | null): Language => languages.find((language) => language === stored) ?? 'en';
