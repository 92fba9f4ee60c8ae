import { z } from 'zod';
import { address } from '../../shared/addressSchema.ts';

export const consentRequest = z
  .object({ url: address.describe('Where the text can be read: an http or https address or a file of this platform.') })
  .meta({ id: 'ConsentRequest', description: 'A new version of the consent.' });

export const consentVersionResponse = z
  .object({
    id: z.int().describe('Id of the version.'),
    url: z.string().describe('Where the text can be read.'),
    active: z.boolean().describe('Whether people are asked for this version now.'),
    createdTime: z.string().describe('When it was made; ISO 8601, UTC.'),
    acceptedCount: z.int().describe('How many people have accepted it.'),
  })
  .meta({ id: 'ConsentVersion', description: 'A version of the consent as admins see it (WS-20).' });

export type ConsentVersionResponse = z.output<typeof consentVersionResponse>;
