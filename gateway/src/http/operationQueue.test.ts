import { once } from 'node:events';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { createServer } from '../server.ts';
import { aCourse, aPage } from '../testing/builders.ts';
import { createStoppedClock, createTestGateway } from '../testing/testGateway.ts';

test('a caller of whom too many operations wait is told so and when to come back; others of the workspace wait and are answered', async () => {
  const held: ServerResponse[] = [];
  const platform = createHttpServer((_request, response) => held.push(response)).listen(0, '127.0.0.1');
  await once(platform, 'listening');
  const { port } = platform.address() as AddressInfo;
  const app = await createServer(
    parseConfig({
      APP_ENV: 'dev',
      LOG_LEVEL: 'silent',
      PLATFORM_URL: `http://127.0.0.1:${port}`,
      UPSTREAM_TIMEOUT_MS: '60000',
      OPERATION_TIMEOUT_MS: '60000',
    }),
  );
  const ask = (address: string) =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-forwarded-for': address },
      payload: { query: '{ tags { unavailable } }' },
    });
  // All that run, a quarter of those that may wait, and one more, which alone has an answer while the platform has none.
  const asked = Array.from({ length: 2_001 }, () => ask('198.51.100.1'));
  const refused = await Promise.race(asked);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('1');
  expect(refused.json().errors).toMatchObject([
    {
      message: 'The service is busy; try again in a moment',
      extensions: { code: 'UNAVAILABLE', status: 503, params: { retryAfterSeconds: 1 } },
    },
  ]);
  const other = ask('198.51.100.2');
  await expect.poll(() => held).toHaveLength(1);
  platform.removeAllListeners('request').on('request', (_request, response: ServerResponse) => {
    response.end(JSON.stringify(aPage([])));
  });
  held[0]?.end(JSON.stringify(aPage([])));
  expect((await other).json().data.tags.unavailable).toBe(false);
  const answers = await Promise.all(asked);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2_000);
  await app.close();
  platform.close();
});

test('OP-88 sign-ins that wait for their turn keep nothing else of their workspace waiting, also while others are there', async () => {
  const gateway = await createTestGateway({}, createStoppedClock());
  const hosts = [{ host: 'localhost' }, { host: 'acme.localhost' }];
  const tags = '{ tags { unavailable } }';
  gateway.on('GET', '/api/v1/public/tags', { body: aPage([]) });
  // Who was answered once is known; from the second time on each is the other's neighbour.
  for (const host of [...hosts, ...hosts]) expect((await gateway.ask(tags, {}, host)).errors).toEqual([]);
  let letIn = (): void => undefined;
  const turn = new Promise<void>((resolve) => (letIn = resolve));
  gateway.on('POST', '/oauth/token', async () => {
    await turn;
    return { status: 400, body: { error: 'invalid_grant' } };
  });
  const signIn = 'mutation { signIn(input: { username: "a@b.c", password: "x" }) { userErrors { code } } }';
  const signIns = Array.from({ length: 5 }, () => gateway.ask(signIn));
  await expect.poll(() => gateway.paths().filter((path) => path === 'POST /oauth/token')).toHaveLength(5);
  expect((await gateway.ask(tags)).errors).toEqual([]);
  letIn();
  for (const { data } of await Promise.all(signIns)) expect(data.signIn.userErrors).toHaveLength(1);
  await gateway.close();
});

test('OP-88 who reads an answer slowly, or never, keeps nothing of their workspace waiting, also while others are there', async () => {
  const gateway = await createTestGateway({}, createStoppedClock());
  gateway.on('GET', '/api/v1/public/tags', { body: aPage([]) });
  gateway.on('GET', '/api/v1/public/courses/1', { body: aCourse({ name: 'x'.repeat(16 * 1024 * 1024) }) });
  const tags = '{ tags { unavailable } }';
  // Who was answered once is known; from the second time on each is the other's neighbour.
  for (const host of ['localhost', 'acme.localhost', 'localhost', 'acme.localhost']) {
    expect((await gateway.ask(tags, {}, { host })).errors).toEqual([]);
  }
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = gateway.app.server.address() as AddressInfo;
  const body = JSON.stringify({ query: '{ course(id: 1) { name } }' });
  // As many as run at a time; of each answer something arrives, which nobody reads.
  const readers = Array.from({ length: 2 }, () => connect(port, '127.0.0.1'));
  for (const reader of readers) {
    reader.write(
      `POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
  }
  await Promise.all(readers.map((reader) => once(reader, 'readable')));
  expect((await gateway.ask(tags)).errors).toEqual([]);
  for (const socket of readers) socket.destroy();
  await gateway.close();
});
