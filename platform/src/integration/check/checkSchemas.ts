import { z } from 'zod';
import type { IntegrationCheck } from './checkValues.ts';
import { problemCodes } from './providerProblem.ts';
import { timeSchema } from '../../shared/timeSchema.ts';

export const checkResponse = z
  .object({
    ok: z.boolean().describe('Whether the provider can be used.'),
    problem: z
      .enum(problemCodes)
      .nullable()
      .describe('What is wrong, null where nothing is. `CREDENTIALS_REFUSED` is what 9904 says elsewhere.'),
    field: z.string().nullable().describe('The field to look at; null where it is none of them.'),
    host: z.string().nullable().describe('The host that was called last; null where none was.'),
    status: z.int().nullable().describe('The HTTP status of its answer; null where there was none.'),
    providerText: z
      .string()
      .nullable()
      .describe('What the provider said of it, one line of at most 200 characters, never with a secret in it.'),
    time: timeSchema.describe('When it was tested.'),
  })
  .meta({ id: 'IntegrationCheck', description: 'The outcome of a test of a connection.' });

export const toCheckWire = ({ problem, time }: IntegrationCheck): z.output<typeof checkResponse> => ({
  ok: problem === null,
  problem: problem?.code ?? null,
  field: problem?.field ?? null,
  host: problem?.host ?? null,
  status: problem?.status ?? null,
  providerText: problem?.providerText ?? null,
  time,
});

export const discoverRequest = z
  .object({
    issuer: z
      .string()
      .trim()
      .min(1)
      .max(2000)
      .describe('Address of the provider, with or without `/.well-known/openid-configuration`; https.'),
  })
  .meta({ id: 'DiscoverSignIn', description: 'Where to look for an OpenID provider.' });

const discoveredProvider = z
  .object({
    issuer: z.string().describe('The issuer as it names itself.'),
    authorizationEndpoint: z.string().describe('Where people sign in.'),
    tokenEndpoint: z.string().describe('Where a code is exchanged for a token.'),
    userEndpoint: z.string().nullable().describe('Where the token opens the data of the person; null without one.'),
    scope: z.string().describe('What to ask for, of what it offers; separated by spaces.'),
  })
  .meta({ id: 'DiscoveredSignIn', description: 'The endpoints of an OpenID provider.' });

export const discoverResponse = z.object({
  provider: discoveredProvider.nullable().describe('Its endpoints; null where none were found.'),
  check: checkResponse.describe('Whether it was found, else why not.'),
});
