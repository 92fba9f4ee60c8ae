/** How many requests are taken of whom. */
import { count, type ValuesOf } from '../shared/settingKinds.ts';

export const rateLimitSettings = {
  RATE_LIMIT_ADDRESS_PER_MINUTE: count
    .default(12_000)
    .describe('Requests per minute from one address; trusted proxies are not limited.'),
  RATE_LIMIT_USER_PER_MINUTE: count.default(12_000).describe('Requests per minute of one signed-in user.'),
  RATE_LIMIT_TOKENS_PER_MINUTE: count
    .default(24_000)
    .describe(
      'Requests per minute with all API tokens of one person or service account; each alone has that of a user.',
    ),
  RATE_LIMIT_USER_KEYED_PER_DAY: count
    .default(10_000)
    .describe(
      'Requests with an Idempotency-Key per day of one account, signed in and with its API tokens each; each is remembered for a week.',
    ),
  RATE_LIMIT_WORKSPACE_PER_MINUTE: count.default(1_200_000).describe('Requests per minute of one workspace.'),
  RATE_LIMIT_TRIALS_PER_HOUR: count
    .default(20)
    .describe('Calls per hour from one address that reserve a host for a trial workspace or take it into use (OP-48).'),
  RATE_LIMIT_SCIM_PER_MINUTE: count
    .default(6_000)
    .describe('Requests per minute of the identity provider of one workspace (SCIM).'),
  RATE_LIMIT_SIGN_IN_PER_MINUTE: count.default(120).describe('Sign-ins and registrations per minute from one address.'),
};

export const rateLimitConfig = (values: ValuesOf<typeof rateLimitSettings>) => ({
  rateLimitPerMinute: {
    address: values.RATE_LIMIT_ADDRESS_PER_MINUTE,
    user: values.RATE_LIMIT_USER_PER_MINUTE,
    tokens: values.RATE_LIMIT_TOKENS_PER_MINUTE,
    workspace: values.RATE_LIMIT_WORKSPACE_PER_MINUTE,
    scim: values.RATE_LIMIT_SCIM_PER_MINUTE,
    signIn: values.RATE_LIMIT_SIGN_IN_PER_MINUTE,
  },
  keyedRequestsPerDay: values.RATE_LIMIT_USER_KEYED_PER_DAY,
  trialsPerHour: values.RATE_LIMIT_TRIALS_PER_HOUR,
});
