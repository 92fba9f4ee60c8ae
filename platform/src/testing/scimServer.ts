import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Someone whom the server knows; `id` stays when the rest changes. */
export interface ScimUserRecord {
  readonly id: string;
  readonly userName: string;
  readonly email?: string;
  readonly active?: boolean;
  readonly lastModified?: string;
}

export interface ScimServer {
  /** `127.0.0.1:port`, for OUTBOUND_PRIVATE_HOSTS. */
  readonly host: string;
  readonly baseUrl: string;
  readonly tokenEndpoint: string;
  /** Path and query of each request, in order. */
  readonly requests: string[];
  /** What it knows; tests write here. */
  users: ScimUserRecord[];
  groups: { readonly id: string; readonly displayName: string; readonly members: readonly string[] }[];
  /** The bearer token that counts. */
  token: string;
  client: { readonly id: string; readonly secret: string };
  /** Most resources of one answer, whatever is asked for (RFC 7644, section 3.4.2.4). */
  mostPerPage: number;
  filtersUsers: boolean;
  /** Runs before each answer; one that it gives is the answer. */
  beforeAnswer: ((request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>) | null;
  close(): Promise<void>;
}

const schemas = {
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
};

/**
 * A SCIM 2.0 service with a store of its own (RFC 7643, RFC 7644): users and groups, paging by startIndex and count, the filters
 * `meta.lastModified ge` and `displayName eq`, bearer tokens, and an OAuth2 token endpoint for its client beside it.
 */
export async function startScimServer(): Promise<ScimServer> {
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  const scim: ScimServer = {
    host,
    baseUrl: `http://${host}/scim/v2`,
    tokenEndpoint: `http://${host}/token`,
    requests: [],
    users: [],
    groups: [],
    token: 'right-token',
    client: { id: 'lectern', secret: 'right-secret' },
    mostPerPage: 100,
    filtersUsers: true,
    beforeAnswer: null,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${host}`);
    scim.requests.push(`${url.pathname}${url.search}`);
    if (scim.beforeAnswer !== null && (await scim.beforeAnswer(request, response))) {
      return;
    }
    if (url.pathname === '/token') {
      giveToken(request, response);
    } else if (request.headers.authorization !== `Bearer ${scim.token}`) {
      fail(response, 401, `The token ${request.headers.authorization?.slice(7) ?? ''} is not known`);
    } else {
      give(url, response);
    }
  }

  function giveToken(request: IncomingMessage, response: ServerResponse): void {
    const { id, secret } = scim.client;
    const expected = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
    if (request.headers.authorization === expected) {
      send(response, 200, { access_token: scim.token, token_type: 'Bearer' });
    } else {
      send(response, 400, { error: 'invalid_client', error_description: 'Unknown client' });
    }
  }

  function give(url: URL, response: ServerResponse): void {
    switch (url.pathname.replace('/scim/v2', '')) {
      case '/ServiceProviderConfig':
        send(response, 200, { filter: { supported: scim.filtersUsers, maxResults: scim.mostPerPage } });
        break;
      case '/Users':
        page(url, response, changedUsers(url.searchParams.get('filter')).map(toUser));
        break;
      case '/Groups':
        page(url, response, namedGroups(url.searchParams.get('filter')));
        break;
      default:
        fail(response, 404, 'There is no such resource');
    }
  }

  const changedUsers = (filter: string | null): readonly ScimUserRecord[] => {
    const since = /^meta\.lastModified ge "([^"]+)"$/.exec(filter ?? '')?.[1];
    return since === undefined ? scim.users : scim.users.filter(({ lastModified = '' }) => lastModified >= since);
  };

  const namedGroups = (filter: string | null) =>
    scim.groups
      .filter(({ displayName }) => filter === null || filter === `displayName eq ${JSON.stringify(displayName)}`)
      .map(({ members, ...group }) => ({ ...group, members: members.map((value) => ({ value })) }));

  function page(url: URL, response: ServerResponse, all: readonly object[]): void {
    const startIndex = Math.max(1, Number(url.searchParams.get('startIndex') ?? 1));
    const count = Math.min(scim.mostPerPage, Number(url.searchParams.get('count') ?? scim.mostPerPage));
    const resources = all.slice(startIndex - 1, startIndex - 1 + count);
    send(response, 200, {
      schemas: [schemas.list],
      totalResults: all.length,
      startIndex,
      itemsPerPage: resources.length,
      ...(resources.length === 0 ? {} : { Resources: resources }),
    });
  }

  return scim;
}

const toUser = ({ id, userName, email, active, lastModified }: ScimUserRecord): object => ({
  schemas: [schemas.user],
  id,
  userName,
  ...(active === undefined ? {} : { active }),
  ...(email === undefined ? {} : { emails: [{ value: email, type: 'work', primary: true }] }),
  meta: { resourceType: 'User', ...(lastModified === undefined ? {} : { lastModified }) },
});

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/scim+json' }).end(JSON.stringify(body));
}

const fail = (response: ServerResponse, status: number, detail: string): void =>
  send(response, status, { schemas: [schemas.error], status: String(status), detail });
