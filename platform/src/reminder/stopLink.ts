import type { MailDraft } from '../mail/preparedMail.ts';
import type { Id } from '../shared/id.ts';
import { stopToken, type MailTopic } from './stopToken.ts';

/** The address by which a mail's reader stops mails of its topic with one click. */
export const stopLink = ({ config, mail, brand }: MailDraft, userId: Id, topic?: MailTopic): string =>
  `${brand.origin}/reminders/?token=${stopToken(config, { workspaceId: mail.workspaceId, userId }, topic)}`;
