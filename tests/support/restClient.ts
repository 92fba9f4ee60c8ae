import { newUsername, password } from './hosts.ts';
import type { RegisteredWire, TokenWire } from './wire.ts';

/** The OAuth client of a development installation (OP-10). */
const CLIENT = Buffer.from('lectern-web:lectern-dev-secret').toString('base64');

export interface RestAnswer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON; the text where it is something else; null where there is none. */
  readonly body: Body;
}

export interface RestCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  /** Sent as `Idempotency-Key`. */
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A caller of the platform's documented calls, for one workspace and, once signed in, one person. */
export interface RestClient {
  readonly host: string;
  readonly token: string | null;
  /** Sends one call. `path` begins with a slash. Any status is an answer, not an error. */
  send<Body = unknown>(path: string, call?: RestCall): Promise<RestAnswer<Body>>;
  /** The same for a call that has to succeed: rejects with the answer when its status is not 2xx. */
  expect<Body>(path: string, call?: RestCall): Promise<Body>;
  /** The same host with a bearer token, or with none. */
  as(token: string | null): RestClient;
}

export function createRestClient(platformUrl: string, host: string, token: string | null = null): RestClient {
  const client: RestClient = {
    host,
    token,
    async send<Body>(path: string, call: RestCall = {}): Promise<RestAnswer<Body>> {
      const form = call.body instanceof URLSearchParams || call.body instanceof FormData ? call.body : null;
      const answer = await fetch(`${platformUrl}${path}`, {
        method: call.method ?? 'GET',
        headers: {
          'x-forwarded-host': host,
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(call.body === undefined || form ? {} : { 'content-type': 'application/json' }),
          ...(call.key === undefined ? {} : { 'idempotency-key': call.key }),
          ...call.headers,
        },
        ...(call.body === undefined ? {} : { body: form ?? JSON.stringify(call.body) }),
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
      const body = (text === '' ? null : isJson ? JSON.parse(text) : text) as Body;
      return { status: answer.status, headers: answer.headers, body };
    },
    async expect<Body>(path: string, call?: RestCall) {
      const { status, body } = await client.send<Body>(path, call);
      if (status < 200 || status > 299) {
        throw new Error(`${call?.method ?? 'GET'} ${path} answered ${status}: ${JSON.stringify(body)}`);
      }
      return body;
    },
    as: (other) => createRestClient(platformUrl, host, other),
  };
  return client;
}

/** REST-01 the password grant. */
export function postToken(client: RestClient, username: string, secret = password): Promise<TokenWire> {
  return client.as(null).expect<TokenWire>('/oauth/token', {
    method: 'POST',
    headers: { authorization: `Basic ${CLIENT}` },
    body: new URLSearchParams({ grant_type: 'password', username, password: secret }),
  });
}

/** The client of someone who is signed in. */
export async function signedIn(client: RestClient, username: string): Promise<RestClient> {
  return client.as((await postToken(client, username)).access_token);
}

/** The same by the link of an invitation, which proves the address. */
export async function signedInByInvitation(client: RestClient, username: string, token: string): Promise<RestClient> {
  const tokens = await client.as(null).expect<TokenWire>('/oauth/token', {
    method: 'POST',
    headers: { authorization: `Basic ${CLIENT}` },
    body: new URLSearchParams({ grant_type: 'password', username, password, invitation_token: token }),
  });
  return client.as(tokens.access_token);
}

export interface RegisteredPerson {
  readonly client: RestClient;
  readonly user: RegisteredWire;
}

/** Registers a new learner and signs in. */
export async function registerLearner(client: RestClient, name = 'Ada Example'): Promise<RegisteredPerson> {
  const username = newUsername();
  const user = await client.as(null).expect<RegisteredWire>('/api/v1/public/users', {
    method: 'POST',
    body: { username, password, name, language: 'en' },
  });
  return { user, client: await signedIn(client, username) };
}
