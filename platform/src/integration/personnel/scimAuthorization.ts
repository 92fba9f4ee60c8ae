import { z } from 'zod';
import type { Outbound } from '../../outbound/outboundClient.ts';
import { readProvider } from '../check/callProvider.ts';
import { ProviderProblem } from '../check/providerProblem.ts';

/** A bearer token that an admin entered, or a client that fetches one (RFC 6749, section 4.4). */
export type ScimCredentials =
  | { readonly kind: 'token'; readonly token: string }
  | {
      readonly kind: 'client';
      readonly clientId: string;
      readonly clientSecret: string;
      readonly tokenEndpoint: string;
    };

const tokenAnswer = z.object({ access_token: z.string().min(1) });

/** The token to call with, and the field to blame when it is refused. */
export interface ScimToken {
  readonly token: string;
  readonly secretField: string;
}

export async function scimToken(
  outbound: Outbound,
  credentials: ScimCredentials,
  signal?: AbortSignal,
): Promise<ScimToken> {
  if (credentials.kind === 'token') {
    return { token: credentials.token, secretField: 'apiKey' };
  }
  const { clientId, clientSecret, tokenEndpoint } = credentials;
  const basic = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
  const answer = await readProvider(outbound, {
    url: tokenEndpoint,
    field: 'tokenEndpoint',
    secretField: 'clientSecret',
    secrets: [clientSecret],
    method: 'POST',
    headers: { accept: 'application/json', authorization: `Basic ${Buffer.from(basic).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
    signal: signal ?? null,
  }).catch(asRefusedClient);
  const parsed = tokenAnswer.safeParse(answer);
  if (!parsed.success) {
    throw new ProviderProblem('NO_TOKEN', { field: 'tokenEndpoint', host: new URL(tokenEndpoint).host });
  }
  return { token: parsed.data.access_token, secretField: 'clientSecret' };
}

/** Many servers say 400 where the client is refused (RFC 6749, section 5.2). */
function asRefusedClient(error: unknown): never {
  if (error instanceof ProviderProblem && error.problem.status === 400) {
    throw new ProviderProblem('CREDENTIALS_REFUSED', { ...error.problem, field: 'clientSecret' });
  }
  throw error;
}
