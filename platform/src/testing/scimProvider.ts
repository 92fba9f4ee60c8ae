import type { Reply, TestApp, TestUser } from './testApp.ts';

/** An answer of the service: a user, a group, a list or a refusal. */
export interface ScimBody {
  readonly id: string;
  readonly meta: { readonly version: string; readonly location: string; readonly lastModified: string };
  readonly totalResults: number;
  readonly itemsPerPage: number;
  readonly Resources: readonly ScimBody[];
  readonly detail: string;
  readonly scimType?: string;
  readonly [member: string]: unknown;
}

/** An identity provider that calls a workspace with its token. */
export interface ScimProvider {
  readonly token: string;
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Reply<ScimBody>>;
}

/** Has an admin make a token, and calls with it. */
export async function aScimProvider(server: TestApp, admin: TestUser, host?: string): Promise<ScimProvider> {
  const at = host === undefined ? {} : { host };
  const made = await server.call<{ token: string }>(
    'POST',
    `/api/v1/secured/workspaces/${admin.workspaceId}/scimtoken`,
    { as: admin, ...at, body: { replaces: true } },
  );
  const { token } = made.body;
  const home = host ?? (admin.workspaceId === 2 ? 'acme.localhost' : 'localhost');
  return {
    token,
    call: (method, path, body, headers = {}) =>
      server.call<ScimBody>(method, `/scim/v2${path}`, {
        host: home,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body }),
      }),
  };
}
