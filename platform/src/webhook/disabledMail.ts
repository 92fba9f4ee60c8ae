import type { PrepareMail } from '../mail/preparedMail.ts';
import { findWebhook } from './webhookQueries.ts';

/** Tells who made a webhook that it is disabled; nothing where it was enabled or deleted meanwhile. */
export const prepareWebhookDisabledMail: PrepareMail = async (trx, { mail, findPerson, addressedTo }) => {
  const person = await findPerson({ userId: Number(mail.params['userId']) });
  const webhook = await findWebhook(trx, Number(mail.params['webhookId']));
  return person === null || webhook === null || webhook.disable_time === null
    ? null
    : { ...addressedTo(person, '/admin/integrations-management/'), webhookHost: new URL(webhook.url).host };
};
