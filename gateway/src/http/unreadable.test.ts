import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

describe('ERR-01 an address that the router cannot read', () => {
  test.each(['/%zz', '/static/files/%', '/static/%E0%A4%A', '/graphql/%zz', '/upload-api/%zz'])(
    'is refused in our shape and not repeated: %s',
    async (url) => {
      const reply = await gateway.app.inject({ url, headers: { 'x-request-id': 'of-the-caller' } });
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toEqual({
        code: 'INVALID',
        message: 'The address is not well formed',
        params: {},
        requestId: 'of-the-caller',
      });
      expect(reply.headers['x-request-id']).toBe('of-the-caller');
    },
  );

  test.each([101, 300, 3_000])('a part of %d characters is for the platform to judge', async (length) => {
    const url = `/static/files/${'a'.repeat(length)}`;
    const refused = {
      code: 'NOT_FOUND',
      message: 'There is nothing here that you may see',
      params: {},
      requestId: 'r',
    };
    gateway.on('GET', url, { status: 404, body: refused });
    const reply = await gateway.app.inject({ url });
    expect([reply.statusCode, reply.json()]).toEqual([404, refused]);
    expect(reply.body).not.toContain('aaaa');
  });
});

test.each([
  { what: 'no HTTP', head: 'nonsense\r\n\r\n', status: 400 },
  {
    what: 'two lengths',
    head: 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    status: 400,
  },
  {
    what: 'headers of 20 kB',
    head: `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
    status: 431,
  },
])('ERR-01 $what is answered in our shape', async ({ head, status }) => {
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = gateway.app.server.address() as AddressInfo;
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    let answer = '';
    socket.on('data', (piece) => (answer += piece.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toEqual({
    code: expect.stringMatching(/^[A-Z_]+$/),
    message: expect.any(String),
    params: {},
  });
});
