/** A platform that knows one person, and one access token at a time. */
import { mePath, tokensReply } from './browser.ts';
import { aPage, aUser, aWorkspace } from './builders.ts';
import type { TestGateway, UpstreamCall } from './testGateway.ts';

export const preflight = { 'apollo-require-preflight': 'true' };

export interface OnePerson {
  /** The access token that counts now; every other is answered with 401. */
  validToken: string;
  /** From now on a refresh gives pair 2, which counts from then on. */
  allowRefresh(): void;
  /** Signs in as a browser does, and answers the header `Cookie` that it sends from then on. */
  signIn(): Promise<string>;
  /** Calls of the token endpoint. */
  tokenCalls(): UpstreamCall[];
}

export const cookieHeader = (cookies: readonly { name: string; value: string }[]): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** The active consent is 12. */
export function welcomeOnePerson(gateway: TestGateway): OnePerson {
  gateway.on('GET', mePath, ({ headers }) =>
    headers['authorization'] === `Bearer ${person.validToken}`
      ? { body: aUser() }
      : { status: 401, body: { code: 'UNAUTHENTICATED' } },
  );
  gateway.on('GET', '/api/v1/public/workspaces', {
    body: aPage([aWorkspace({ activeConsent: { id: 12, url: '/c' } })]),
  });
  gateway.on('POST', '/api/v1/secured/consents/12/users', { status: 204 });

  const person: OnePerson = {
    validToken: 'access-1',
    allowRefresh() {
      gateway.on('POST', '/oauth/token', ({ body }) => {
        const form = new URLSearchParams(String(body));
        if (form.get('grant_type') === 'password') return tokensReply(1);
        person.validToken = 'access-2';
        return tokensReply(2);
      });
    },
    async signIn() {
      person.allowRefresh();
      const { response } = await gateway.ask(
        'mutation($i: SignInInput!) { signIn(input: $i) { viewer { user { name } } tokens { accessToken } } }',
        { i: { username: ' learner@demo.test ', password: 'lectern-demo' } },
      );
      return cookieHeader(response.cookies);
    },
    tokenCalls: () => gateway.calls.filter(({ path }) => path === '/oauth/token'),
  };
  return person;
}
