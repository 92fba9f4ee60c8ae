import { Client } from './Client.ts';
import { ClientError } from './errors.ts';
import { originOf } from './request/address.ts';
import { defaultRetry, type RetryOptions } from './request/retry.ts';
import { Transport, type Fetch } from './request/Transport.ts';
import type { Credentials, Tokens } from './session/Session.ts';

export interface ClientOptions {
  /** The host of the workspace, such as `learn.example` or `https://learn.example`. */
  readonly host: string;
  /** An API token. */
  readonly token?: string | undefined;
  /** The pair of someone who signed in: it is renewed when it runs out. */
  readonly tokens?: Tokens | null | undefined;
  /** Signs in with the first call, and again once the session has ended. */
  readonly credentials?: Credentials | undefined;
  /** Told of each new pair, to store it: the refresh token before it is used up. */
  readonly onTokens?: ((tokens: Tokens) => void) | undefined;
  /** Who is calling, for the figures of the operator. */
  readonly clientName: string;
  readonly clientVersion: string;
  /** Instead of the one of the platform. */
  readonly fetch?: Fetch | undefined;
  /** How long one request may take, 30 seconds when left out. */
  readonly timeoutMs?: number | undefined;
  readonly retry?: Partial<RetryOptions> | undefined;
}

const TIMEOUT_MS = 30_000;

export function createClient(options: ClientOptions): Client {
  const { host, token, tokens = null, credentials, onTokens, clientName, clientVersion, fetch } = options;
  if (token !== undefined && (tokens !== null || credentials !== undefined)) {
    throw new ClientError('A client calls with an API token or as someone who signs in, not as both.');
  }
  return new Client({
    transport: new Transport({
      origin: originOf(host),
      clientName,
      clientVersion,
      fetch,
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    }),
    session: { tokens: token === undefined ? tokens : { accessToken: token }, credentials, onTokens },
    retry: { ...defaultRetry, ...options.retry },
  });
}
