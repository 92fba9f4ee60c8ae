/** Settings of mails. */
import { z } from 'zod';
import type { ValuesOf } from '../shared/settingKinds.ts';

export const mailSettings = {
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional()
    .describe(
      'Mail server, such as smtps://user:password@mail.example.org. Without it APP_ENV=dev shows mails at /outbox, and anywhere else they wait for a week.',
    ),
  MAIL_FROM: z
    .string()
    .min(3)
    .default('Lectern <no-reply@localhost>')
    .describe('Sender of mails; its name is replaced by the title of the workspace.'),
};

/** `smtpUrl` is null where there is no mail server. */
export const mailConfig = (values: ValuesOf<typeof mailSettings>) => ({
  mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM },
});
