import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cookieHeader, preflight, welcomeOnePerson, type OnePerson } from '../testing/onePerson.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { cookiePlaces } from './cookiePlaces.ts';

const viewerQuery = '{ viewer { user { username } } }';
const signIn = 'mutation($i: SignInInput!) { signIn(input: $i) { viewer { user { name } } userErrors { code } } }';
const credentials = { i: { username: 'learner@demo.test', password: 'lectern-demo' } };

let gateway: TestGateway;
let person: OnePerson;
beforeEach(async () => {
  gateway = await createTestGateway();
  person = welcomeOnePerson(gateway);
});
afterEach(() => gateway.close());

interface Set {
  readonly name: string;
  readonly value: string;
  readonly path?: string;
  readonly domain?: string;
}

/** A jar of a browser: what it keeps by name, path and domain, and what it sends to `/graphql`, the longest path first (RFC 6265). */
function jar(...theirs: readonly Set[]) {
  const kept = new Map<string, Set>();
  const keep = (cookie: Set): void => {
    const key = `${cookie.name} ${cookie.path ?? '/'} ${cookie.domain ?? ''}`;
    if (cookie.value === '') kept.delete(key);
    else kept.set(key, cookie);
  };
  theirs.forEach(keep);
  const ask = async (document: string, variables: Record<string, unknown> = {}) => {
    const sent = [...kept.values()].toSorted((one, other) => (other.path?.length ?? 0) - (one.path?.length ?? 0));
    const answer = await gateway.ask(document, variables, { cookie: cookieHeader(sent), ...preflight });
    (answer.response.cookies as readonly Set[]).forEach(keep);
    return answer;
  };
  return { ask, tokens: () => [...kept.values()].filter(({ name }) => name === 'tokens') };
}

const tokensIn = (header: string): string => /tokens=([^;]+)/.exec(header)?.[1] ?? '';

describe('a cookie that a package has set', () => {
  test('OP-117 T3-1 beside that of the learner makes nobody of them: not the one whose it is', async () => {
    const [theirs, ours] = [tokensIn(await person.signIn()), tokensIn(await person.signIn())];
    const browser = jar(
      { name: 'tokens', value: theirs, path: '/graphql' },
      { name: 'tokens', value: ours, path: '/' },
    );
    gateway.calls.length = 0;
    expect((await browser.ask(viewerQuery)).data.viewer).toBeNull();
    expect(gateway.calls).toEqual([]);
    expect(browser.tokens()).toEqual([]);
  });

  test('OP-117 T3-1 that is junk is gone with the next sign-in, which holds', async () => {
    person.allowRefresh();
    const browser = jar({ name: 'tokens', value: 'junk', path: '/graphql' });
    expect((await browser.ask(signIn, credentials)).data.signIn.userErrors).toEqual([]);
    expect(browser.tokens()).toHaveLength(1);
    expect((await browser.ask(viewerQuery)).data.viewer.user.username).toBe('learner@demo.test');
  });

  test('OP-117 T3-1 a sign-in with two in the jar holds as well', async () => {
    const browser = jar(
      { name: 'tokens', value: 'junk', path: '/graphql' },
      { name: 'tokens', value: tokensIn(await person.signIn()), path: '/' },
    );
    person.allowRefresh();
    await browser.ask(signIn, credentials);
    expect(browser.tokens()).toHaveLength(1);
    person.validToken = 'access-1';
    expect((await browser.ask(viewerQuery)).data.viewer.user.username).toBe('learner@demo.test');
  });
});

test.each([
  ['localhost', '/graphql?a=/b', [{ path: '/graphql' }, { path: '/graphql/' }]],
  ['127.0.0.1', '/', []],
  ['::1', '/', []],
  ['a.test', '/', [{ path: '/', domain: 'a.test' }]],
  [
    'learn.school.test',
    '/x',
    ['learn.school.test', 'school.test'].reduce(
      (places: object[], domain) => [...places, ...['/', '/x', '/x/'].map((path) => ({ path, domain }))],
      [{ path: '/x' }, { path: '/x/' }],
    ),
  ],
])('OP-117 where a cookie that came to %s%s can be from', (callerHost, url, places) => {
  expect(cookiePlaces({ callerHost, url })).toEqual(places);
});
