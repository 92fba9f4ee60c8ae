import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a company keeps its employees, as far as Lectern asks it: `/Users` of SCIM 2.0 (RFC 7644), with a bearer token. */
export interface PersonnelSystem {
  /** `127.0.0.1:port`, for OUTBOUND_PRIVATE_HOSTS. */
  readonly host: string;
  readonly baseUrl: string;
  /** The only token that counts. */
  readonly token: string;
  /** Addresses of its employees, who are all there. Tests write here. */
  employees: readonly string[];
  /** Runs before each page of employees is answered; `from` is the number of the first. */
  beforePage: (from: number) => Promise<void> | void;
  close(): Promise<void>;
}

/** Starts one on a port, or on a free one. */
export async function startPersonnelSystem(port = 0): Promise<PersonnelSystem> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const system: PersonnelSystem = {
    host,
    baseUrl: `http://${host}/scim/v2`,
    token: 'the-right-token',
    employees: [],
    beforePage: () => {},
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', `http://${host}`);
    if (request.headers.authorization !== `Bearer ${system.token}`) {
      send(response, 401, { detail: 'The token is not known' });
    } else if (pathname === '/scim/v2/ServiceProviderConfig') {
      send(response, 200, { filter: { supported: false, maxResults: 100 } });
    } else if (pathname === '/scim/v2/Users') {
      const from = Math.max(1, Number(searchParams.get('startIndex') ?? 1));
      await system.beforePage(from);
      send(response, 200, page(system.employees, from, Number(searchParams.get('count') ?? 100)));
    } else {
      send(response, 404, { detail: 'There is no such resource' });
    }
  }

  return system;
}

const page = (employees: readonly string[], from: number, count: number) => ({
  totalResults: employees.length,
  startIndex: from,
  Resources: employees.slice(from - 1, from - 1 + count).map((address) => ({
    id: address,
    userName: address,
    active: true,
    emails: [{ value: address, primary: true }],
  })),
});

const send = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/scim+json' }).end(JSON.stringify(body));
};
