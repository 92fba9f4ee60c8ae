import { afterEach, describe, expect, it, vi } from 'vitest';
import { Unreachable } from '../refusal.ts';
import { Api } from './Api.ts';

afterEach(() => void vi.unstubAllGlobals());

const api = new Api({ host: 'https://learn.example', tokens: { accessToken: 'a', refreshToken: 'r' } });

describe('BEY-10 a server that answers otherwise', () => {
  it('is not followed to another one, which would get the session', async () => {
    const fetched = vi.fn<typeof fetch>(() =>
      Promise.resolve(new Response(null, { status: 307, headers: { location: 'https://elsewhere.example/graphql' } })),
    );
    vi.stubGlobal('fetch', fetched);
    await expect(api.send('{ x }', {})).rejects.toThrow('sends on to https://elsewhere.example/graphql');
    expect(fetched.mock.calls[0]?.[1]?.redirect).toBe('manual');
  });

  it('in vain is told as one of which nobody knows what it did, so that a save is sent again', async () => {
    const errors = [{ message: 'The operation took too long', extensions: { code: 'TIMEOUT' } }];
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: null, errors })));
    await expect(api.send('{ x }', {})).rejects.toBeInstanceOf(Unreachable);
  });

  it.each(['null', '[]', '"x"', '<html>'])('by %s is told as one that is no Lectern', async (text) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)));
    await expect(api.send('{ x }', {})).rejects.toThrow('does not answer as Lectern does');
  });
});
