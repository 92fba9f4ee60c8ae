import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hosts, password } from '../../support/hosts.ts';
import { startMailbox, type Mailbox } from '../../support/mailbox.ts';
import { rawCall, type RawAnswer } from '../../support/rawCall.ts';
import { createRestClient, type RestAnswer, type RestClient } from '../../support/restClient.ts';
import { startServers, type Servers } from '../../support/servers.ts';
import { makeWorld, type Person, type World } from '../../support/world.ts';

const CLIENT_SECRET = 'lectern-dev-secret';

/** How the web client names itself to the platform (OP-10). */
export const BASIC = `Basic ${Buffer.from(`lectern-web:${CLIENT_SECRET}`).toString('base64')}`;

/** What a request to the gateway says beside its document. */
export interface Asked {
  /** The host it is sent to; workspace 1 otherwise. */
  readonly host?: string;
  readonly headers?: readonly (readonly [string, string])[];
}

/** Servers with the doors that they have in operation, and two workspaces full of people. */
export interface AttackedProduct {
  readonly servers: Servers;
  readonly mailbox: Mailbox;
  readonly lectern: World;
  readonly acme: World;
  /** What the access tokens are signed with. */
  readonly tokenSecret: string;
  /** Passwords, tokens, cookies and keys that came up so far: none of them may stand in a log. */
  readonly secrets: ReadonlySet<string>;
  /** Notes a secret; answers it. */
  remember<Secret extends string | null | undefined>(secret: Secret): Secret;
  /** A caller of the platform without a token. */
  visitor(host: string): RestClient;
  originOf(host: string): string;
  /** To the platform, for workspace 1. */
  post(path: string, body: object): Promise<RestAnswer>;
  /** A document to the gateway by its own host, as nobody's forwarding is believed here. */
  graphql(document: string, variables?: object, asked?: Asked): Promise<RawAnswer>;
  /** The viewer that the gateway sees behind an access token, null when it sees nobody. */
  viewerOf(token: string): Promise<unknown>;
  signIn(username: string, secret: string): Promise<RawAnswer>;
  /** Signs in as a browser does: answers the sealed cookie. */
  browserOf(person: Person): Promise<{ person: Person; cookie: string }>;
  stop(): Promise<void>;
}

/** Starts the product that is attacked. */
export async function attackedProduct(): Promise<AttackedProduct> {
  const installation = {
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    SEALING_KEY: randomBytes(32).toString('hex'),
    COOKIE_SECRET: randomBytes(32).toString('hex'),
  };
  const secrets = new Set<string>([...Object.values(installation), CLIENT_SECRET, password]);
  const remember = <Secret extends string | null | undefined>(secret: Secret): Secret => {
    if (typeof secret === 'string' && secret.length > 8) secrets.add(secret);
    return secret;
  };
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const webPages = await pagesOfTheWebClient();
    undo.push(() => rm(webPages, { recursive: true, force: true }));
    const mailbox = await startMailbox();
    undo.push(() => mailbox.close());
    // The gateway stands at the door: nobody before it is believed, unlike in the other tests.
    const servers = await startServers(
      { ...installation, SMTP_URL: mailbox.url, LOG_LEVEL: 'debug' },
      { TRUSTED_PROXIES: '192.0.2.1', WEB_DIST: webPages },
    );
    undo.push(() => servers.stop());
    const lectern = await makeWorld(servers, mailbox, { host: hosts.lectern });
    const acme = await makeWorld(servers, mailbox, { host: hosts.acme });
    for (const { people, owner, invited } of [lectern, acme]) {
      for (const { rest } of [...Object.values(people), owner]) remember(rest.token);
      remember(invited.token);
    }
    return {
      servers,
      mailbox,
      lectern,
      acme,
      tokenSecret: installation.TOKEN_SECRET,
      secrets,
      remember,
      ...callers(servers, remember),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A page in place of the built web client, which is not there yet when these tests run on a fresh machine. */
async function pagesOfTheWebClient(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-pages-'));
  const page = resolve(import.meta.dirname, '..', '..', '..', 'web', 'index.html');
  await copyFile(page, join(folder, 'index.html'));
  return folder;
}

const SIGN_IN = /* GraphQL */ `
  mutation ($input: SignInInput!) {
    signIn(input: $input) {
      viewer {
        user {
          userId
        }
      }
      userErrors {
        code
      }
    }
  }
`;

function callers({ gatewayUrl, platformUrl }: Servers, remember: (secret: string) => string) {
  const visitor = (host: string) => createRestClient(platformUrl, host);
  const originOf = (host: string) => `http://${host}:${new URL(gatewayUrl).port}`;
  const graphql = (document: string, variables: object = {}, { host, headers = [] }: Asked = {}) =>
    rawCall(gatewayUrl, '/graphql', {
      method: 'POST',
      headers: [
        ['Host', host ?? new URL(originOf(hosts.lectern)).host],
        ['Content-Type', 'application/json'],
        ...headers,
      ],
      body: JSON.stringify({ query: document, variables }),
    });
  const signIn = (username: string, secret: string) => graphql(SIGN_IN, { input: { username, password: secret } });
  return {
    visitor,
    originOf,
    post: (path: string, body: object) => visitor(hosts.lectern).send(path, { method: 'POST', body }),
    graphql,
    signIn,
    async viewerOf(token: string): Promise<unknown> {
      const headers = [['Authorization', `Bearer ${token}`]] as const;
      const { body } = await graphql('{ viewer { user { userId } } }', {}, { headers });
      return (JSON.parse(body) as { data?: { viewer: unknown } }).data?.viewer ?? null;
    },
    async browserOf(person: Person) {
      const answer = await signIn(person.username, password);
      const cookies = answer.all('set-cookie').map((line) => line.split(';')[0] ?? '');
      const cookie = cookies.find((pair) => pair.startsWith('tokens=')) ?? '';
      remember(cookie.slice('tokens='.length));
      return { person, cookie };
    },
  };
}
