/** What is said of a write whose answer is lost (GW-09). */
import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { createServer } from '../server.ts';
import { bearer } from '../testing/testGateway.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Asks a gateway whose platform is a real server: stubs do not know of calls that are lost. */
async function gatewayOf(listener: RequestListener | null) {
  const platform = createHttpServer(listener ?? undefined).listen(0, '127.0.0.1');
  await once(platform, 'listening');
  const { port } = platform.address() as AddressInfo;
  if (listener === null) platform.close();
  else ends.push(() => platform.close());
  const app = await createServer(
    parseConfig({ APP_ENV: 'dev', LOG_LEVEL: 'silent', PLATFORM_URL: `http://127.0.0.1:${port}` }),
  );
  ends.unshift(() => app.close());
  return async (query: string) => {
    const answer = await app.inject({ method: 'POST', url: '/graphql', headers: bearer(), payload: { query } });
    const { message, extensions } = answer.json().errors[0];
    return { message, code: extensions.code, params: extensions.params };
  };
}

const importing = (key = '') =>
  `mutation { importCourse(input: { content: { name: "Tea" } ${key} }) { course { courseId } userErrors { code } } }`;
const withKey = importing('idempotencyKey: "k1"');
const tryAgain = {
  message: 'The platform did not answer; try again in a moment',
  code: 'UPSTREAM_UNAVAILABLE',
  params: undefined,
};
const look = {
  message: 'The platform did not answer in time: it may have done this or not; look before you try again',
  code: 'UPSTREAM_UNAVAILABLE',
  params: { outcome: 'UNKNOWN' },
};
const repeat = {
  message:
    'The platform did not answer in time: it may have done this or not; repeat it with the same `idempotencyKey`, and it is done once',
  code: 'UPSTREAM_UNAVAILABLE',
  params: { outcome: 'REPEATABLE' },
};

test.each([
  ['the platform hangs up', ({ socket }) => socket.destroy()],
  ['something before the platform stops waiting for it', (_, answer) => answer.writeHead(504).end('<html>')],
] as const satisfies [string, RequestListener][])(
  'when %s, a write may have been done; with a key it is repeated safely',
  async (_name, listener) => {
    const ask = await gatewayOf(listener);
    expect(await ask(importing())).toEqual(look);
    expect(await ask(withKey)).toEqual(repeat);
    expect(await ask('{ viewer { user { name } } }')).toEqual(tryAgain);
  },
);

test('what was never sent was not done', async () => {
  const ask = await gatewayOf(null);
  expect(await ask(importing())).toEqual(tryAgain);
  expect(await ask(withKey)).toEqual(tryAgain);
});

test('a platform that says itself that it is too busy has not done it', async () => {
  const busy = JSON.stringify({ code: 'UNAVAILABLE', message: 'busy' });
  const ask = await gatewayOf((_request, answer) => answer.writeHead(503).end(busy));
  expect(await ask(importing())).toEqual({ ...tryAgain, code: 'UNAVAILABLE' });
});
