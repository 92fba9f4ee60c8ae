import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

const requestTimeoutMs = 700;
/** Node looks for stalled requests every 30 seconds on its own; a busy machine may stall for some. */
const inTimeMs = 20_000;

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await createTestApp({ REQUEST_TIMEOUT_MS: String(requestTimeoutMs) });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => server.close());

/** Sends these bytes and no more; answers what comes back until the server closes the connection, and how long that took. */
function say(text: string): Promise<{ answer: string; tookMs: number }> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    socket.on('error', reject).on('close', () => resolve({ answer, tookMs: performance.now() - begun }));
  });
}

const bodyOf = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));

test.each([
  [
    'body',
    'POST /api/v1/public/users HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  ],
  ['head', 'GET /api/v1/public/courses HTTP/1.1\r\nhost: loc'],
])('a request whose %s stalls ends at its configured time', async (_part, text) => {
  const { answer, tookMs } = await say(text);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(bodyOf(answer)).toEqual({ code: 'INVALID', message: 'The request did not arrive in time', params: {} });
  expect(tookMs).toBeGreaterThanOrEqual(requestTimeoutMs - 50);
  expect(tookMs).toBeLessThan(inTimeMs);
});

test('CAT-04 a filter of 5,000 tags, longer than any address, is refused in our words', async () => {
  const tags = Array.from({ length: 5000 }, (_, index) => `'tag${index}'`).join(',');
  const { answer } = await say(
    `GET /api/v1/public/courses?q=tags.name=in=(${tags}) HTTP/1.1\r\nhost: localhost\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(bodyOf(answer)).toMatchObject({
    code: 'BODY_TOO_LARGE',
    message: 'The address and the headers of the request are too long',
  });
});

test('what is no HTTP is told so', async () => {
  expect(bodyOf((await say('hello\r\n\r\n')).answer)).toMatchObject({ message: 'The request is not HTTP' });
});
