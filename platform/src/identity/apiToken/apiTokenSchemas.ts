/** API tokens over the wire (BEY-42). */
import { z } from 'zod';
import { tokenScopes } from '../../http/tokenScope.ts';
import { shownName } from '../../shared/personName.ts';
import { receivedTimeSchema, timeSchema } from '../../shared/timeSchema.ts';

export const mostTokensOfOne = 50;
export const mostListedTokens = 500;
export const longestTokenDays = 366;
export const longestOverlapHours = 168;
/** Days of use that are told. */
export const usageDays = 30;

const scopeSchema = z.enum(tokenScopes).meta({
  id: 'TokenScope',
  description: 'A part of the interface that an API token opens, for reading alone or for writing too.',
});
const scopesSchema = z
  .array(scopeSchema)
  .min(1, 'names at least one part of the interface')
  .max(tokenScopes.length)
  .transform((scopes) => [...new Set(scopes)]);
const expireTimeSchema = receivedTimeSchema.describe('Until when it counts, at most 366 days ahead.');

const rawId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
export const apiTokenParams = z.object({ apiTokenId: rawId.describe('Raw id of the token.') });
export const workspaceApiTokensParams = z.object({ id: rawId.describe('Raw id of the workspace.') });
export const workspaceApiTokenParams = workspaceApiTokensParams.extend(apiTokenParams.shape);

export const newApiTokenSchema = z
  .strictObject({
    name: shownName(80).describe(
      'What it is for, 1 to 80 characters; another one of the same owner must not be called so.',
    ),
    scopes: scopesSchema.describe('What it opens, of what its owner may do. Who may write a part may read it.'),
    expireTime: expireTimeSchema,
  })
  .meta({ id: 'NewApiToken', description: 'A token by which a program calls in the name of its owner.' });

export const rotationSchema = z
  .strictObject({
    expireTime: expireTimeSchema,
    overlapHours: z
      .int()
      .min(0)
      .max(longestOverlapHours)
      .default(24)
      .describe('For how many hours the token before still counts, 0 to 168; 24 where it is left out.'),
  })
  .meta({ id: 'ApiTokenRotation', description: 'How a token is followed by another one.' });

const usageSchema = z
  .object({
    date: z.string().describe('The day, in UTC, as 2030-01-31.'),
    callCount: z
      .int()
      .describe('How many calls of the REST interface came with it, those that GraphQL documents caused included.'),
    cost: z.int().describe('What the GraphQL documents cost that came with it, as `extensions.cost.requested` tells.'),
  })
  .meta({ id: 'ApiTokenUsage', description: 'How much a token was used on a day.' });

const tokenFields = {
  id: z.int().describe('Raw id.'),
  ownerId: z.int().describe('Raw id of the person or service account in whose name it calls.'),
  ownerName: z.string().nullable().describe('Their name; null where they have given none.'),
  ownerUsername: z.string().describe('Their e-mail address; of a service account, which has none, its name.'),
  serviceAccount: z.boolean().describe('Whether it calls for a service account, and not for a person.'),
  name: z.string().describe('What it is for.'),
  scopes: z.array(scopeSchema).describe('What it opens.'),
  lastCharacters: z.string().describe('How it ends, 4 characters.'),
  createTime: timeSchema.describe('When it was made.'),
  rotateTime: timeSchema.nullable().describe('When it was last followed by another one; null for never.'),
  previousExpireTime: timeSchema
    .nullable()
    .describe('Until when the one before the last rotation counts; null where it does not.'),
  expireTime: timeSchema.describe('Until when it counts.'),
  expired: z.boolean().describe('Whether that is over.'),
  lastUseTime: timeSchema
    .nullable()
    .describe('When someone last called with it, to some seconds; null when nobody did.'),
  usage: z.array(usageSchema).describe('The days of the last 30 on which it was used, the earliest first.'),
};

export const apiTokenSchema = z
  .object(tokenFields)
  .meta({ id: 'ApiToken', description: 'A token by which a program calls in the name of its owner.' });

export const createdApiTokenSchema = z
  .object({
    ...tokenFields,
    token: z.string().describe('The token itself, told here and never again: only its hash is stored.'),
  })
  .meta({ id: 'CreatedApiToken', description: 'A new API token, with itself.' });

export type NewApiTokenRequest = z.output<typeof newApiTokenSchema>;
export type RotationRequest = z.output<typeof rotationSchema>;
export type ApiTokenWire = z.output<typeof apiTokenSchema>;
export type CreatedApiTokenWire = z.output<typeof createdApiTokenSchema>;
