/** Settings of the server: where it listens, what it believes and how much it takes. */
import { isIP } from 'node:net';
import { z } from 'zod';
import limits from '../../../contracts/limits.json' with { type: 'json' };
import { count, list, milliseconds, type ValuesOf } from '../shared/settingKinds.ts';

const isNetwork = (entry: string): boolean => {
  const [address = '', prefix] = entry.split('/');
  const version = isIP(address);
  return (
    version !== 0 &&
    (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128)))
  );
};

export const serverSettings = {
  PLATFORM_HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on; 0.0.0.0 for all.'),
  PLATFORM_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(4001)
    .describe('Port to listen on; 0 lets the system choose.'),
  TRUSTED_PROXIES: list
    .default(['loopback'])
    .transform((entries) => entries.flatMap((entry) => (entry === 'loopback' ? ['127.0.0.0/8', '::1/128'] : [entry])))
    .refine(
      (entries) => entries.every(isNetwork),
      'must be addresses or networks such as 10.0.0.0/8, separated by commas',
    )
    .describe(
      'Addresses or networks, separated by commas, whose X-Forwarded-* headers are believed; loopback is a name (OP-27).',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least level of what is logged.'),
  REQUEST_TIMEOUT_MS: milliseconds.default(30_000).describe('Longest time to receive one request.'),
  SHUTDOWN_TIMEOUT_MS: milliseconds.default(10_000).describe('Longest time to finish running requests when stopping.'),
  BODY_LIMIT_BYTES: count.default(limits.bodyBytes).describe('Largest request body.'),
};

export const serverConfig = (values: ValuesOf<typeof serverSettings>) => ({
  host: values.PLATFORM_HOST,
  port: values.PLATFORM_PORT,
  trustedProxies: values.TRUSTED_PROXIES as readonly string[],
  logLevel: values.LOG_LEVEL as string,
  requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
  shutdownTimeoutMs: values.SHUTDOWN_TIMEOUT_MS,
  bodyLimitBytes: values.BODY_LIMIT_BYTES,
});
