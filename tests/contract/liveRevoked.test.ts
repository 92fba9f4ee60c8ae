/** BEY-45: someone who may no longer watch is told so by the stream, and nothing after. */
import type { Client } from 'graphql-sse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner } from '../support/database.ts';
import { createGraphqlClient, type GraphqlClient } from '../support/graphqlClient.ts';
import { hosts, newUsername, password } from '../support/hosts.ts';
import { createRestClient, signedIn } from '../support/restClient.ts';
import { startServers, type Servers } from '../support/servers.ts';
import { watchSubscription } from '../support/watchSubscription.ts';
import type { RegisteredWire } from '../support/wire.ts';

const COURSE_ID = 258;
const query = `subscription ($id: ID!) { coursePresence(courseId: $id) { lock { holder { name } } } }`;
const lock = `mutation ($id: ID!) { lockCourse(input: { courseId: $id }) { lockToken userErrors { code } } }`;
const unlock = `mutation ($id: ID!) { unlockCourse(input: { courseId: $id }) { unlocked userErrors { code } } }`;

interface Presence {
  readonly coursePresence: { readonly lock: object | null };
}

/** Someone who watches, with what they watch by. */
interface Watching {
  readonly userId: number;
  readonly tool: GraphqlClient;
  readonly token: string;
}

interface Loss {
  readonly of: string;
  /** How they come to watch, by a token of their own or by their session. */
  readonly tokenOf: (person: Omit<Watching, 'token'>) => Promise<string>;
  readonly loses: (person: Watching) => Promise<unknown>;
  readonly code: string;
}

let servers: Servers;
let admin: GraphqlClient;
const clients: Client[] = [];

const sessionOf = async ({ tool }: Omit<Watching, 'token'>): Promise<string> => tool.token ?? '';
const apiTokenOf = async ({ tool }: Omit<Watching, 'token'>): Promise<string> => {
  const { createApiToken } = await tool.expect<{ createApiToken: { token: string } }>(
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token userErrors { code } } }',
    {
      input: { name: 'Watches', scopes: ['COURSES_READ'], expireTime: new Date(Date.now() + 3_600_000).toISOString() },
    },
  );
  return createApiToken.token;
};

const losses: readonly Loss[] = [
  {
    of: 'an API token that is revoked',
    tokenOf: apiTokenOf,
    loses: async ({ tool }) => {
      const { viewer } = await tool.expect<{ viewer: { apiTokens: readonly { id: string }[] } }>(
        'query { viewer { apiTokens { id } } }',
      );
      await succeeds(tool, 'revokeApiToken', 'RevokeApiTokenInput', { apiTokenId: viewer.apiTokens[0]?.id });
    },
    code: 'UNAUTHENTICATED',
  },
  {
    of: 'someone whose access is withdrawn',
    tokenOf: sessionOf,
    loses: ({ userId }) => succeeds(admin, 'withdrawAccess', 'WithdrawAccessInput', { userId }),
    code: 'UNAUTHENTICATED',
  },
  {
    of: 'an API token of someone whose access is withdrawn',
    tokenOf: apiTokenOf,
    loses: ({ userId }) => succeeds(admin, 'withdrawAccess', 'WithdrawAccessInput', { userId }),
    code: 'UNAUTHENTICATED',
  },
  {
    of: 'an admin who is none any more',
    tokenOf: sessionOf,
    loses: ({ userId }) => succeeds(admin, 'changeAdmin', 'ChangeAdminInput', { userId, admin: false, password }),
    code: 'FORBIDDEN',
  },
];

// Longer than any of this takes: what ends a stream is not its age. And so short that it is its age.
describe.each([
  { when: 'by the next change', seconds: '300', isTold: true },
  { when: 'by the end of its time, where nothing changes', seconds: '2', isTold: false },
])('BEY-45 OP-327 the stream ends $when', ({ seconds, isTold }) => {
  beforeAll(async () => {
    servers = await startServers({ LIVE_STREAM_SECONDS: seconds });
    const rest = await signedIn(createRestClient(servers.platformUrl, hosts.lectern), 'admin@demo.test');
    admin = createGraphqlClient(servers.gatewayUrl, hosts.lectern, { accessToken: rest.token ?? '' });
  });
  afterAll(async () => {
    for (const client of clients.splice(0)) client.dispose();
    await servers?.stop();
  });

  test.each(losses)('of $of, with $code and nothing more', async ({ tokenOf, loses, code }) => {
    const person = await anAdmin();
    const token = await tokenOf(person);
    const url = servers.gatewayUrl.replace('127.0.0.1', hosts.lectern);
    const watcher = watchSubscription<Presence>(clients, { url, query, variables: { id: COURSE_ID }, token });
    const other = watchSubscription<Presence>(clients, {
      url,
      query,
      variables: { id: COURSE_ID },
      token: admin.token ?? '',
    });
    for (const each of [watcher, other]) expect(await each.next()).toEqual({ coursePresence: { lock: null } });
    await loses({ ...person, token });
    if (isTold) await admin.expect(lock, { id: COURSE_ID });
    await expect(watcher.next()).rejects.toThrow(code);
    if (!isTold) await admin.expect(lock, { id: COURSE_ID });
    // Another watcher is told of what happens after, so that it was there to be told.
    expect(await other.next()).toMatchObject({ coursePresence: { lock: { holder: { name: expect.any(String) } } } });
    await admin.expect(unlock, { id: COURSE_ID });
    expect(await other.next()).toEqual({ coursePresence: { lock: null } });
    expect(await watcher.next()).toBeUndefined();
    await other.end();
  });
});

async function anAdmin(): Promise<Omit<Watching, 'token'>> {
  const username = newUsername();
  const visitor = createRestClient(servers.platformUrl, hosts.lectern);
  const { id } = await visitor.expect<RegisteredWire>('/api/v1/public/users', {
    method: 'POST',
    body: { username, password, name: 'Ada Admin', language: 'en' },
  });
  await asOwner(servers, 'update app_user set role_admin = true where user_id = $1', [id]);
  const { token } = await signedIn(visitor, username);
  return {
    userId: id,
    tool: createGraphqlClient(servers.gatewayUrl, hosts.lectern, { accessToken: token ?? '' }),
  };
}

async function succeeds(as: GraphqlClient, name: string, inputType: string, input: object): Promise<void> {
  const answer = await as.expect<Record<string, { userErrors: unknown[] }>>(
    `mutation ($input: ${inputType}!) { ${name}(input: $input) { userErrors { code message } } }`,
    { input },
  );
  expect(answer[name]?.userErrors).toEqual([]);
}
