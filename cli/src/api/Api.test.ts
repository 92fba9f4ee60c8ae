import { dropped, failed, testServer } from '@lectern/client/testing';
import { describe, expect, it } from 'vitest';
import { Unreachable } from '../refusal.ts';
import { Api } from './Api.ts';
import { SAVE_COURSE, UNLOCK_COURSE } from './writeDocuments.ts';

const apiAt = (host: string) =>
  new Api({ host, tokens: { accessToken: 'a', refreshToken: 'r' }, retry: { tries: 3, firstWaitMs: 1 } });

describe('BEY-10 a server that answers otherwise', () => {
  it('is not followed to another one, which would get the session', async () => {
    await using elsewhere = await testServer({ data: {} });
    await using server = await testServer((response) =>
      response.writeHead(307, { location: `${elsewhere.host}/graphql` }).end(),
    );
    await expect(apiAt(server.host).send('{ x }', {})).rejects.toThrow(`sends on to ${elsewhere.host}/graphql`);
    expect(elsewhere.received).toEqual([]);
  });

  it('in vain, by no Lectern or not at all is told as one of which nobody knows what it did', async () => {
    for (const reply of [failed('TIMEOUT'), failed('UPSTREAM_UNAVAILABLE'), dropped]) {
      await using server = await testServer(reply);
      await expect(apiAt(server.host).send('{ x }', {})).rejects.toBeInstanceOf(Unreachable);
    }
  });

  it.each(['null', '[]', '"x"', '<html>'])('by %s is told as one that is no Lectern', async (text) => {
    await using server = await testServer((response) => response.end(text));
    await expect(apiAt(server.host).send('{ x }', {})).rejects.toThrow('does not answer as Lectern does');
  });

  it('by who is signed in no more says how to sign in', async () => {
    await using server = await testServer(failed('UNAUTHENTICATED', { status: 401 }));
    await expect(apiAt(server.host).send('{ x }', {})).rejects.toThrow(`lectern login ${server.host}`);
  });

  it('to a save in vain is sent it again under the same key, and to what has no key never', async () => {
    const saved = { data: { saveCourse: { course: { version: 3 }, userErrors: [] } } };
    await using server = await testServer(dropped, failed('TIMEOUT'), saved);
    expect(await apiAt(server.host).send(SAVE_COURSE, { input: { courseId: '258' } })).toEqual(saved.data);
    const keys = server.variables.map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);

    await using down = await testServer(dropped);
    await expect(apiAt(down.host).send(UNLOCK_COURSE, { input: {} })).rejects.toBeInstanceOf(Unreachable);
    expect(down.received).toHaveLength(1);
  });
});
