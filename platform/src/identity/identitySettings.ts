/** Settings of signing in. */
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { count, type ValuesOf } from '../shared/settingKinds.ts';

export const identitySettings = {
  OAUTH_CLIENT_ID: z
    .string()
    .min(1)
    .default('lectern-web')
    .describe('Client id of the gateway for /oauth/token (OP-10).'),
  PASSWORD_HASH_CONCURRENCY: count
    .default(Math.min(3, availableParallelism()))
    .describe('Password hashes computed at a time, in threads that give way to all else; at most one per processor.'),
  PASSWORD_HASH_QUEUE: count
    .default(200)
    .describe('Most sign-ins that wait for a password hash; more are refused with 503.'),
};

export const passwordConfig = (values: ValuesOf<typeof identitySettings>) => ({
  passwordHash: { concurrency: values.PASSWORD_HASH_CONCURRENCY, queueLength: values.PASSWORD_HASH_QUEUE },
});
