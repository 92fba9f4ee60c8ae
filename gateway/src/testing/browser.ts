/** A browser of a test: its cookies, kept and sent as browsers do. */
import { aPage, aUser, aWorkspace } from './builders.ts';
import type { Asked, StubbedReply, TestGateway } from './testGateway.ts';

export const mePath = '/api/v1/secured/users/me';

/** An answer of the token endpoint. */
export const tokensReply = (n: number): StubbedReply => ({
  body: {
    access_token: `access-${n}`,
    token_type: 'bearer',
    refresh_token: `refresh-${n}`,
    expires_in: 900,
    scope: 'all',
  },
});

export interface Browser {
  ask(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<Asked>;
  /** What it holds now. */
  readonly cookies: ReadonlyMap<string, string>;
}

export function createBrowser(gateway: TestGateway, host = 'localhost'): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async ask(query, variables = {}, headers = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const asked = await gateway.ask(query, variables, {
        'apollo-require-preflight': 'true',
        host,
        ...(cookie === '' ? {} : { cookie }),
        ...headers,
      });
      for (const { name, value } of asked.response.cookies) {
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return asked;
    },
  };
}

/** A platform where everyone may sign in and the workspace's consent is 12. */
export function welcomeEveryone(gateway: TestGateway): void {
  gateway.on('POST', '/oauth/token', tokensReply(1));
  gateway.on('GET', mePath, { body: aUser() });
  gateway.on('GET', '/api/v1/public/workspaces', {
    body: aPage([aWorkspace({ activeConsent: { id: 12, url: '/c' } })]),
  });
  gateway.on('POST', '/api/v1/secured/consents/12/users', { status: 204 });
}
