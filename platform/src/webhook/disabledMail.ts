import type { PrepareMail } from '../mail/preparedMail.ts';
import { findRoles } from '../workspace/roleQueries.ts';
import { mayBeTold } from './policy.ts';
import { findWebhook } from './webhookQueries.ts';

/** Tells who made a webhook that it is disabled; nothing where it was enabled or deleted meanwhile, or they are no admin any more. */
export const prepareWebhookDisabledMail: PrepareMail = async (trx, { mail, now, findPerson, addressedTo }) => {
  const person = await findPerson({ userId: Number(mail.params['userId']) });
  const webhook = await findWebhook(trx, Number(mail.params['webhookId']));
  return person === null ||
    !mayBeTold(await findRoles(trx, person.userId, now)) ||
    webhook === null ||
    webhook.disable_time === null
    ? null
    : { ...addressedTo(person, '/admin/integrations-management/'), webhookHost: new URL(webhook.url).host };
};
