import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const requestTimeoutMs = 700;

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway({ REQUEST_TIMEOUT_MS: String(requestTimeoutMs) });
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => gateway.close());

test('a body that stalls ends at its configured time, not when Node happens to look', async () => {
  const { port } = gateway.app.server.address() as AddressInfo;
  const begun = performance.now();
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{',
      ),
    );
    let received = '';
    socket.setEncoding('utf8').on('data', (part: string) => (received += part));
    socket.on('error', reject).on('close', () => resolve(received));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(requestTimeoutMs - 50);
  // Node looks every 30 seconds on its own; a busy machine may stall for some.
  expect(performance.now() - begun).toBeLessThan(20_000);
});
