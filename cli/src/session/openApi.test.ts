import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Tokens } from '../api/Api.ts';
import type { Context } from '../context.ts';
import { openApi } from './openApi.ts';

const stored: Record<string, Tokens> = {};

/** What is sent to a host as authorization; the answer brings renewed tokens where they are given. */
async function authorizationAt(
  host: string,
  environment: Context['environment'],
  renewed?: Tokens,
): Promise<string | undefined> {
  const fetched = vi.fn<typeof fetch>(() =>
    Promise.resolve(Response.json({ data: {}, ...(renewed && { extensions: { tokens: renewed } }) })),
  );
  vi.stubGlobal('fetch', fetched);
  const credentials = {
    of: (name: string) => stored[name] ?? null,
    store: (name: string, tokens: Tokens) => {
      stored[name] = tokens;
    },
  };
  await openApi({ environment, credentials } as unknown as Context, host).send('{ viewer { user { name } } }', {});
  return new Headers(fetched.mock.calls[0]?.[1]?.headers).get('authorization') ?? undefined;
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const host of Object.keys(stored)) {
    delete stored[host];
  }
});

describe('BEY-10 who one is at a host', () => {
  it('a token of the environment is sent to its own host alone, whatever a folder names', async () => {
    const environment = { LECTERN_TOKEN: 'secret', LECTERN_HOST: 'learn.example' };
    expect(await authorizationAt('https://learn.example', environment)).toBe('Bearer secret');
    await expect(authorizationAt('https://elsewhere.example', environment)).rejects.toThrow(
      'https://learn.example alone',
    );
    await expect(authorizationAt('https://learn.example', { LECTERN_TOKEN: 'secret' })).rejects.toThrow(
      'LECTERN_HOST alone, which is not set',
    );
  });

  it('a person who signed in is known at that host, and renewed tokens are stored', async () => {
    stored['https://learn.example'] = { accessToken: 'old', refreshToken: 'r' };
    const renewed = { accessToken: 'new', refreshToken: 'r2' };
    expect(await authorizationAt('https://learn.example', {}, renewed)).toBe('Bearer old');
    expect(stored['https://learn.example']).toEqual(renewed);
    expect(await authorizationAt('https://elsewhere.example', {})).toBeUndefined();
  });
});
