import { z } from 'zod';
import { password } from './userSchemas.ts';
import { email } from '../shared/emailSchema.ts';

const resetType = z.literal('RESET_PW').describe('Always `RESET_PW`.');

export const resetRequest = z
  .object({
    '@type': resetType,
    username: email.describe('E-mail address of the account.'),
    hostname: z
      .string()
      .max(255)
      .optional()
      .describe('Host of the workspace; the account is looked for at the host of the request whatever stands here.'),
  })
  .meta({ id: 'ResetRequest', description: 'Asks for a mail with a link to choose a new password (REST-08).' });

export const resetRedemption = z
  .object({
    '@type': resetType,
    password: password.describe('The new password: 8 to 128 characters.'),
  })
  .meta({ id: 'ResetRedemption', description: 'A new password (REST-09).' });

export const resetParams = z.object({
  token: z.string().max(200).describe('As it stands in the link of the mail; valid 24 hours, for one use.'),
});

export const passwordChange = z
  .object({
    currentPassword: z.string().max(1000).describe('The password until now.'),
    password: password.describe('The new password: 8 to 128 characters.'),
  })
  .meta({ id: 'PasswordChange', description: 'Another password for the own account.' });
