import type { Tokens } from '@lectern/client';
import { failed, json, testServer } from '@lectern/client/testing';
import { describe, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { openApi } from './openApi.ts';

/** What a command knows of who one is: its environment, and the tokens that it has stored by host. */
function contextOf(environment: Context['environment'], stored: Record<string, Tokens> = {}): Context {
  const credentials = {
    of: (name: string) => stored[name] ?? null,
    store: (name: string, tokens: Tokens) => {
      stored[name] = tokens;
    },
  };
  return { environment, credentials } as unknown as Context;
}

const ask = async (context: Context, host: string): Promise<unknown> => openApi(context, host).send('{ x }', {});

describe('BEY-10 who one is at a host', () => {
  it('a token of the environment is sent to its own host alone, whatever a folder names', async () => {
    await using server = await testServer({ data: {} });
    await using elsewhere = await testServer({ data: {} });
    const context = contextOf({ LECTERN_TOKEN: 'secret', LECTERN_HOST: server.host });
    await ask(context, server.host);
    expect(server.received[0]?.headers.authorization).toBe('Bearer secret');
    await expect(ask(context, elsewhere.host)).rejects.toThrow(`${server.host} alone`);
    await expect(ask(contextOf({ LECTERN_TOKEN: 'secret' }), elsewhere.host)).rejects.toThrow(
      'LECTERN_HOST alone, which is not set',
    );
    expect(elsewhere.received).toEqual([]);
  });

  it('a person who signed in is known at that host, and renewed tokens are stored', async () => {
    const renewed = { accessToken: 'new', refreshToken: 'r2' };
    await using server = await testServer(
      failed('UNAUTHENTICATED', { status: 401 }),
      json(200, { data: {}, extensions: { tokens: renewed } }),
      { data: {} },
    );
    await using elsewhere = await testServer({ data: {} });
    const stored: Record<string, Tokens> = { [server.host]: { accessToken: 'old', refreshToken: 'r' } };
    await ask(contextOf({}, stored), server.host);
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer old',
      'Bearer old',
      'Bearer new',
    ]);
    expect(stored).toEqual({ [server.host]: renewed });
    await ask(contextOf({}, stored), elsewhere.host);
    expect(elsewhere.received[0]?.headers).not.toHaveProperty('authorization');
  });
});
