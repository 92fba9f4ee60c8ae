import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBrowser, mePath } from '../testing/browser.ts';
import { aUser } from '../testing/builders.ts';
import { createPlatformSession, type PlatformSession } from '../testing/platformSession.ts';
import { bearer, createTestGateway, type Asked, type TestGateway } from '../testing/testGateway.ts';

const viewer = '{ viewer { user { username } } }';
const signIn = 'mutation { signIn(input: { username: "a@b.c", password: "x" }) { registered } }';
const isGood = ({ data }: Asked): boolean => data?.viewer?.user.username === 'learner@demo.test';
const codeOf = ({ errors }: Asked): unknown => errors[0]?.extensions['code'];
/** Names of the cookies that an answer takes away. */
const cleared = ({ response }: Asked): string[] =>
  response.cookies.filter(({ value }) => value === '').map(({ name }) => name);

let one: TestGateway;
let two: TestGateway;
let session: PlatformSession;
/** Of a browser that signed in at the first gateway. */
let headers: Record<string, string>;

/** Two gateways that share the secret of the cookie and nothing else. */
beforeEach(async () => {
  [one, two] = [await createTestGateway(), await createTestGateway()];
  session = createPlatformSession(() => one.clock.now());
  for (const gateway of [one, two]) session.attach(gateway);
  const browser = createBrowser(one);
  await browser.ask(signIn);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  headers = { cookie, 'apollo-require-preflight': 'true' };
});
afterEach(() => Promise.all([one.close(), two.close()]));

const askMany = (count: number, gateways: readonly TestGateway[]): Promise<Asked[]> =>
  Promise.all(
    Array.from({ length: count }, (_x, i) => (gateways[i % gateways.length] as TestGateway).ask(viewer, {}, headers)),
  );

describe('1,000 calls at once with one expired access token', () => {
  test('AUTH-07 OP-12 cause one refresh over one gateway, and all are answered', async () => {
    session.expireAccess();
    const answers = await askMany(1_000, [one]);
    expect(answers.filter(isGood)).toHaveLength(1_000);
    expect(session.refreshes).toEqual(['refresh-1']);
    expect(answers.flatMap(cleared)).toEqual([]);
  });

  test('AUTH-07 OP-11 OP-12 cause at most one refresh each over two gateways, and nobody is signed out', async () => {
    session.expireAccess();
    const answers = await askMany(1_000, [one, two]);
    expect(answers.filter(isGood)).toHaveLength(1_000);
    expect(session.refreshes).toEqual(['refresh-1', 'refresh-1']);
    expect(answers.flatMap(cleared)).toEqual([]);
    // Whichever gateway's cookie the browser kept, it continues at the other.
    const renewed = answers.slice(0, 2).map(({ response }) => response.cookies.find(({ name }) => name === 'tokens'));
    for (const [index, gateway] of [two, one].entries()) {
      const cookie = `tokens=${renewed[index]?.value}`;
      expect(isGood(await gateway.ask(viewer, {}, { ...headers, cookie }))).toBe(true);
    }
    expect(session.refreshes).toHaveLength(2);
  });

  test('AUTH-08 ERR-21 OP-12 that is refused are told so after one try, and the cookies are cleared', async () => {
    session.revoke();
    one.calls.length = 0;
    const answers = await askMany(1_000, [one]);
    expect(session.refreshes).toEqual(['refresh-1']);
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['UNAUTHENTICATED']));
    expect(answers.every((answer) => cleared(answer).includes('tokens') && cleared(answer).includes('auth'))).toBe(
      true,
    );
    // Nothing is called a second time: neither the refresh nor what failed.
    expect(one.calls.filter(({ path }) => path.startsWith(mePath))).toHaveLength(1_000);
  });

  test('AUTH-08 OP-12 a refusal is one try for each gateway', async () => {
    session.revoke();
    const answers = await askMany(100, [one, two]);
    expect(session.refreshes).toHaveLength(2);
    expect(answers.map(codeOf)).toEqual(Array.from({ length: 100 }, () => 'UNAUTHENTICATED'));
  });
});

test('OP-12 a request that began before the refresh takes its outcome, however late its own 401 comes', async () => {
  const late = Promise.withResolvers<void>();
  let isFirst = true;
  const answerAtOnce = { status: 401, body: { code: 'UNAUTHENTICATED' } };
  session.expireAccess();
  const slow = new Promise<void>((seen) => {
    one.on('GET', mePath, async ({ headers: sent }) => {
      if (sent['authorization'] === 'Bearer access-2') return { body: aUser() };
      if (!isFirst) return answerAtOnce;
      isFirst = false;
      seen();
      await late.promise;
      return answerAtOnce;
    });
  });
  const answer = one.ask(viewer, {}, headers);
  await slow;
  expect(isGood(await one.ask(viewer, {}, headers))).toBe(true);
  one.clock.advance(15_000);
  late.resolve();
  expect(isGood(await answer)).toBe(true);
  expect(session.refreshes).toEqual(['refresh-1']);
});

test('OP-11 a refresh token that someone else used long ago ends the session everywhere', async () => {
  const stolen = bearer('access-1', 'refresh-1');
  session.expireAccess();
  expect(isGood(await one.ask(viewer, {}, stolen))).toBe(true);
  for (const gateway of [one, two]) gateway.clock.advance(10_001);
  expect(codeOf(await two.ask(viewer, {}, headers))).toBe('UNAUTHENTICATED');
  expect(codeOf(await one.ask(viewer, {}, bearer('access-2', 'refresh-2')))).toBe('UNAUTHENTICATED');
});

test('AUTH-06 REST-02 with a refresh token alone the person is signed in', async () => {
  const { data, extensions } = await one.ask(viewer, {}, { 'x-refresh-token': 'refresh-1' });
  expect(data.viewer.user.username).toBe('learner@demo.test');
  expect(extensions['tokens']).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-2' });
});
