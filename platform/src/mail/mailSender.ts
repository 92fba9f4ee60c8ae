import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { senderAddress } from '../shared/senderAddress.ts';
import type { RenderedMail } from './renderMail.ts';
import { mailAddress } from '../shared/address.ts';

/** Gives a mail to the mail server. Rejects when the server does not take it. */
export type SendMail = (mail: RenderedMail, id: string) => Promise<void>;

/** Together they stay below the five minutes that a mail is claimed for. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** SMTP to `SMTP_URL`; null without it: then mails stay in the outbox. */
export function createMailSender({ smtpUrl, from }: Config['mail']): SendMail | null {
  if (smtpUrl === null) {
    return null;
  }
  const sender = senderAddress(from);
  const domain = sender.slice(sender.lastIndexOf('@') + 1);
  const transport = createTransport({ url: smtpUrl, disableFileAccess: true, disableUrlAccess: true, ...timeouts });
  return async ({ to, fromName, subject, html, text, language, stopLink }, id) => {
    await transport.sendMail({
      // As objects: a comma or a line break in a title or an address makes no second recipient.
      from: { name: fromName, address: sender },
      to: { name: '', address: mailAddress(to) },
      envelope: { from: sender, to: [mailAddress(to)] },
      subject,
      text,
      html,
      // The same at each attempt, so that a mail that was taken twice can be told.
      messageId: `<${id}@${domain}>`,
      headers: {
        'Content-Language': language,
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...(stopLink === undefined
          ? {}
          : { 'List-Unsubscribe': `<${stopLink}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
    });
  };
}
