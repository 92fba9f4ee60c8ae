import { z } from 'zod';

export const scimTokenRequest = z
  .object({
    replaces: z
      .boolean()
      .default(false)
      .describe('Whether a token that is there stops counting; 409 without, where there is one.'),
  })
  .meta({ id: 'NewScimToken', description: 'A token to make for the identity provider.' });

export const scimServerResponse = z
  .object({
    hasToken: z.boolean().describe('Whether there is a token that counts.'),
    createTime: z.string().nullable().describe('When it was made; ISO 8601, UTC. Null without one.'),
    lastUseTime: z
      .string()
      .nullable()
      .describe('When the provider called last, to the minute; ISO 8601, UTC. Null for never.'),
    peopleCount: z.int().describe('How many people the provider has put into the workspace and knows still.'),
  })
  .meta({ id: 'ScimServer', description: 'How the identity provider of a workspace is connected (SCIM).' });

export const scimTokenResponse = z
  .object({
    token: z.string().describe('What the provider calls with, 43 characters; it is not answered again.'),
    createTime: z.string().describe('When it was made; ISO 8601, UTC.'),
  })
  .meta({ id: 'ScimToken', description: 'A new token for the identity provider.' });
