import { describe, expect, it } from 'vitest';
import { accepted } from './accepted.ts';
import { createClient } from './createClient.ts';
import { GraphqlError, NetworkError, RedirectedError, RefusedError, UnexpectedAnswerError } from './errors.ts';
import { CreateCampaignDocument, DeleteCourseDocument, ViewerDocument } from './generated/graphql.ts';
import { dropped, failed, json, testServer } from './testing/testServer.ts';
import { testClient } from './testing/testClient.ts';

const ada = { viewer: { user: { id: 'x', userId: 7, name: 'Ada', username: 'ada@example.org', roles: [] } } };
const campaign = { name: 'Spring', courseId: '258' };

describe('BEY-46 OP-301 a request', () => {
  it('says who calls and what, and is answered by its type', async () => {
    await using server = await testServer({ data: ada });
    const { viewer } = await testClient(server.host, { token: 'lectern_1' }).request(ViewerDocument, {});
    const name: string | undefined = viewer?.user.name;
    expect(name).toBe('Ada');
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      path: '/graphql',
      headers: {
        authorization: 'Bearer lectern_1',
        'apollographql-client-name': 'tests',
        'apollographql-client-version': '1.2.3',
      },
    });
    expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({ query: ViewerDocument.toString(), variables: {} });
  });

  it('of a visitor has no token, and a plain text is a document as well', async () => {
    await using server = await testServer({ data: { x: 1 } });
    expect(await testClient(server.host).request<{ x: number }>('{ x }', {})).toEqual({ x: 1 });
    expect(server.received[0]?.headers).not.toHaveProperty('authorization');
  });

  it('with errors rejects with their codes, and with what was answered all the same', async () => {
    await using server = await testServer(failed('FORBIDDEN', { data: { a: 1, b: null } }));
    const error = await testClient(server.host)
      .request('{ a b }', {})
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GraphqlError);
    expect(error).toMatchObject({ code: 'FORBIDDEN', status: 200, requestId: 'r-1', data: { a: 1, b: null } });
  });

  it('that is refused before it is a document tells its code, too', async () => {
    await using server = await testServer(
      json(413, { code: 'BODY_TOO_LARGE', message: 'Too large', requestId: 'r-2' }),
    );
    await expect(testClient(server.host).request('{ a }', {})).rejects.toMatchObject({
      name: 'ServerError',
      code: 'BODY_TOO_LARGE',
      status: 413,
      requestId: 'r-2',
    });
  });

  it.each(['null', '[]', '"x"', '<html>', '{}'])('that is answered %s met no Lectern', async (text) => {
    await using server = await testServer((response) => response.end(text));
    await expect(testClient(server.host).request('{ a }', {})).rejects.toBeInstanceOf(UnexpectedAnswerError);
  });

  it('is not sent on to another host, which would get the token', async () => {
    await using elsewhere = await testServer({ data: { a: 1 } });
    await using server = await testServer((response) =>
      response.writeHead(307, { location: `${elsewhere.host}/graphql` }).end(),
    );
    const error = await testClient(server.host, { token: 'x' })
      .request('{ a }', {})
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RedirectedError);
    expect(error).toMatchObject({ location: `${elsewhere.host}/graphql` });
    expect(elsewhere.received).toEqual([]);
  });

  it('ends when its time is up, or when the caller gives up, for the reason of the caller', async () => {
    await using server = await testServer(() => undefined);
    const client = testClient(server.host, { timeoutMs: 20, retry: { tries: 1 } });
    await expect(client.request('{ a }', {})).rejects.toMatchObject({ name: 'NetworkError', timedOut: true });
    const reason = new Error('no longer wanted');
    await expect(client.request('{ a }', {}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it('goes to the host alone, whatever page of it someone names', () => {
    const origin = (host: string) => createClient({ host, clientName: 'a', clientVersion: '1' }).origin;
    expect(origin('learn.example')).toBe('https://learn.example');
    expect(origin('https://learn.example/courses/')).toBe('https://learn.example');
    expect(origin('acme.localhost:4000')).toBe('http://acme.localhost:4000');
    expect(() => origin('no host')).toThrow('no address of a host');
  });
});

describe('BEY-46 OP-301 trying again', () => {
  it('does what may be done twice, for as often as is said', async () => {
    await using server = await testServer(dropped, failed('UNAVAILABLE', { status: 503 }), { data: ada });
    expect(await testClient(server.host).request(ViewerDocument, {})).toEqual(ada);
    expect(server.received).toHaveLength(3);

    await using down = await testServer(dropped);
    await expect(testClient(down.host).request(ViewerDocument, {})).rejects.toBeInstanceOf(NetworkError);
    expect(down.received).toHaveLength(3);
  });

  it('sends a write with the same key each time, and another one with the next call', async () => {
    const made = { data: { createCampaign: { campaign: null, userErrors: [] } } };
    await using server = await testServer(dropped, failed('TIMEOUT'), made, made);
    const client = testClient(server.host);
    await client.request(CreateCampaignDocument, { input: campaign });
    await client.request(CreateCampaignDocument, { input: campaign });
    const keys = server.variables.map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey);
    expect(keys).toHaveLength(4);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('never sends a write without a key twice', async () => {
    await using server = await testServer(dropped);
    await expect(
      testClient(server.host).request(DeleteCourseDocument, { input: { courseId: '1' } }),
    ).rejects.toBeInstanceOf(NetworkError);
    expect(server.received).toHaveLength(1);
  });

  it.each(['FORBIDDEN', 'INVALID', 'LIMIT_EXCEEDED'])('leaves %s, which stays so', async (code) => {
    await using server = await testServer(failed(code));
    await expect(testClient(server.host).request(ViewerDocument, {})).rejects.toMatchObject({ code });
    expect(server.received).toHaveLength(1);
  });

  it('does not come before the server asked it to', async () => {
    const later = failed('RATE_LIMITED', { status: 429, headers: { 'retry-after': '3600' } });
    await using server = await testServer(later);
    await expect(testClient(server.host).request(ViewerDocument, {})).rejects.toMatchObject({
      retryAfterMs: 3_600_000,
    });
    expect(server.received).toHaveLength(1);
  });

  it('ends when the caller gives up in between', async () => {
    const reason = new Error('no longer wanted');
    const giveUp = new AbortController();
    await using server = await testServer((response) => {
      failed('UNAVAILABLE', { status: 503 })(response);
      response.once('close', () => giveUp.abort(reason));
    });
    const retry = { tries: 3, firstWaitMs: 60_000 };
    await expect(testClient(server.host, { retry }).request('{ a }', {}, { signal: giveUp.signal })).rejects.toBe(
      reason,
    );
  });
});

describe('BEY-46 OP-301 a session', () => {
  const signedOut = failed('UNAUTHENTICATED', { status: 401 });
  const renewed = { accessToken: 'a2', refreshToken: 'r2' };

  it('is renewed once for all calls that were refused together, and these are sent again', async () => {
    const stored: unknown[] = [];
    await using server = await testServer((response, { headers }) => {
      if (headers['x-refresh-token'] === 'r1') {
        json(200, { data: ada, extensions: { tokens: { ...renewed, expiresIn: 900 } } })(response);
      } else {
        (headers.authorization === 'Bearer a2' ? json(200, { data: ada }) : signedOut)(response);
      }
    });
    const client = testClient(server.host, {
      tokens: { accessToken: 'a1', refreshToken: 'r1' },
      onTokens: (tokens) => stored.push(tokens),
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.request(ViewerDocument, {})));
    expect(answers).toEqual(Array.from({ length: 5 }, () => ada));
    expect(server.received.filter(({ headers }) => headers['x-refresh-token'] !== undefined)).toHaveLength(1);
    expect(stored).toEqual([renewed]);
  });

  it('repeats a write that was refused as a whole, and none that was done in part', async () => {
    const tokens = { accessToken: 'a1', refreshToken: 'r1' };
    const pair = { data: ada, extensions: { tokens: renewed } };
    await using server = await testServer(signedOut, pair, { data: { deleteCourse: { userErrors: [] } } });
    await testClient(server.host, { tokens }).request(DeleteCourseDocument, { input: { courseId: '1' } });
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer a1',
      'Bearer a1',
      'Bearer a2',
    ]);

    await using part = await testServer(failed('UNAUTHENTICATED', { data: { a: { done: true }, b: null } }));
    await expect(testClient(part.host, { tokens }).request('mutation { a b }', {})).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(part.received).toHaveLength(1);
  });

  it('that has ended is told, and neither an API token nor a visitor tries to renew', async () => {
    for (const options of [{ tokens: { accessToken: 'a1', refreshToken: 'r1' } }, { token: 'lectern_1' }, {}]) {
      await using server = await testServer(signedOut);
      await expect(testClient(server.host, options).request(ViewerDocument, {})).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
        status: 401,
      });
      expect(server.received).toHaveLength('tokens' in options ? 2 : 1);
    }
  });

  it('begins with the first call of who has credentials, and again after its end', async () => {
    const signedIn = { data: { signIn: { viewer: null, tokens: renewed, userErrors: [] } } };
    await using server = await testServer(signedIn, { data: ada }, signedOut, signedOut, signedIn, { data: ada });
    const client = testClient(server.host, { credentials: { username: 'ada', password: 'secret' } });
    await client.request(ViewerDocument, {});
    expect(await client.request(ViewerDocument, {})).toEqual(ada);
    expect(server.variables[0]).toEqual({ input: { username: 'ada', password: 'secret', returnTokens: true } });
    expect(server.received).toHaveLength(6);
  });

  it('is one or the other', () => {
    expect(() => testClient('a.example', { token: 'x', credentials: { username: 'a', password: 'b' } })).toThrow(
      'not as both',
    );
  });
});

describe('BEY-46 OP-301 a refusal', () => {
  it('is data, or an error of its own for who prefers that', async () => {
    const refusal = { code: 'INVALID', message: 'A name is needed', field: 'name', params: { most: 255 } };
    await using server = await testServer({ data: { createCampaign: { campaign: null, userErrors: [refusal] } } });
    const { createCampaign } = await testClient(server.host).request(CreateCampaignDocument, { input: campaign });
    expect(createCampaign?.userErrors).toEqual([refusal]);
    expect(() => accepted(createCampaign)).toThrow(RefusedError);
    expect(() => accepted(createCampaign)).toThrow(expect.objectContaining(refusal));
    expect(accepted({ x: 1, userErrors: [] }).x).toBe(1);
    expect(() => accepted(null)).toThrow('no payload');
  });
});
