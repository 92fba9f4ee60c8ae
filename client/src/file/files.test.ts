import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { NetworkError } from '../errors.ts';
import { failed, json, testServer, type Received } from '../testing/testServer.ts';
import { testClient } from '../testing/testClient.ts';
import type { UploadProgress } from './upload.ts';

const workspace = { data: { workspace: { id: 'w', workspaceId: 12, hostname: 'x', company: 'X' } } };
const uploaded = { id: 3, url: 'https://learn.example/files/3' };

const upload = { file: new Blob(['all of it']), fileName: 'x.txt', category: 'OTHER' } as const;
const KEY = /^[\da-f-]{36}$/;
const keysOf = (requests: readonly (Received | undefined)[]): readonly unknown[] => [
  ...new Set(requests.map((request) => request?.headers['idempotency-key'])),
];

describe('BEY-46 OP-302 a file', () => {
  it('is sent as a form, and told piece by piece', async () => {
    await using server = await testServer(workspace, uploaded);
    const progress: UploadProgress[] = [];
    const file = new Blob(['a'.repeat(300_000)], { type: 'text/plain' });
    const answer = await testClient(server.host, { token: 'lectern_1' }).upload({
      file,
      fileName: 'a "b".txt',
      category: 'OTHER',
      name: 'Notes',
      onProgress: (each) => progress.push(each),
    });
    expect(answer).toEqual(uploaded);
    const sent = server.received[1];
    expect(sent).toMatchObject({
      method: 'POST',
      path: '/upload-api/v1/secured/workspaces/12/files/_upload',
      headers: { authorization: 'Bearer lectern_1' },
    });
    const form = await new Response(sent?.body, {
      headers: { 'content-type': sent?.headers['content-type'] ?? '' },
    }).formData();
    expect([...form.keys()]).toEqual(['category', 'name', 'file']);
    expect(form.get('name')).toBe('Notes');
    expect((form.get('file') as File).size).toBe(300_000);
    const bytes = progress.map(({ sentBytes }) => sentBytes);
    expect(bytes).toEqual(bytes.toSorted((a, b) => a - b));
    expect([bytes[0], bytes.at(-1)]).toEqual([0, 300_000]);
    expect(bytes.length).toBeGreaterThan(2);
  });

  it('is sent again after a renewed sign-in, by the same key', async () => {
    const tokens = { accessToken: 'a1', refreshToken: 'r1' };
    const stale = json(401, { code: 'UNAUTHENTICATED', message: 'Sign in' });
    const renewed = { data: {}, extensions: { tokens: { accessToken: 'a2', refreshToken: 'r2' } } };
    await using server = await testServer(workspace, stale, renewed, uploaded);
    expect(await testClient(server.host, { tokens }).upload(upload)).toEqual(uploaded);
    expect(server.received[3]?.headers.authorization).toBe('Bearer a2');
    expect(keysOf([server.received[1], server.received[3]])).toEqual([expect.stringMatching(KEY)]);
  });

  it('OP-334 is sent again as a whole after a failure that passes, by one key that no other upload has', async () => {
    const gone = json(502, { code: 'UPSTREAM_UNAVAILABLE', message: 'Gone' });
    const cut = (response: ServerResponse) => response.destroy();
    await using server = await testServer(workspace, gone, cut, uploaded, workspace, uploaded);
    const client = testClient(server.host);
    expect(await client.upload(upload)).toEqual(uploaded);
    const [, ...tries] = server.received;
    expect(tries).toHaveLength(3);
    for (const { body } of tries) {
      expect(body).toContain('all of it');
    }
    const first = keysOf(tries);
    expect(first).toEqual([expect.stringMatching(KEY)]);
    await client.upload(upload);
    expect(keysOf(server.received.slice(5))).not.toEqual(first);
  });

  it('OP-334 keeps the key that it is given, and is not sent again where that would not help', async () => {
    await using server = await testServer(workspace, json(422, { code: 'IDEMPOTENCY_KEY_REUSED', message: 'Used' }));
    const sent = testClient(server.host).upload({ ...upload, idempotencyKey: 'mine' });
    await expect(sent).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED', status: 422 });
    expect(server.received).toHaveLength(2);
    expect(keysOf(server.received.slice(1))).toEqual(['mine']);
  });
});

describe('BEY-46 OP-302 a list as CSV', () => {
  const read = async (host: string, url: string) => {
    const rows = [];
    for await (const row of testClient(host, { token: 'lectern_1' }).csvRows(url)) {
      rows.push(row);
    }
    return rows;
  };

  it('is read row by row with the token, and again where it did not begin', async () => {
    await using server = await testServer(failed('UNAVAILABLE', { status: 503 }), (response) =>
      response.end('a,b\r\n1,2\r\n'),
    );
    expect(await read(server.host, `${server.host}/api/v1/secured/x.csv?lang=en`)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(server.received[1]).toMatchObject({
      path: '/api/v1/secured/x.csv?lang=en',
      headers: { authorization: 'Bearer lectern_1' },
    });
  });

  it('that breaks off in the middle is no whole one', async () => {
    await using server = await testServer((response) => {
      response.writeHead(200, { 'content-length': '100' }).write('a,b\r\n1,', () => response.destroy());
    });
    await expect(read(server.host, '/x.csv')).rejects.toBeInstanceOf(NetworkError);
  });

  it('at another host gets no token', async () => {
    await using server = await testServer({});
    await using elsewhere = await testServer({});
    await expect(read(server.host, `${elsewhere.host}/x.csv`)).rejects.toThrow('gets no token');
    expect(elsewhere.received).toEqual([]);
  });
});
