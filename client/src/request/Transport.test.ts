import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Transport } from './Transport.ts';

/** What platform and gateway are held to as well. */
const contract = JSON.parse(
  readFileSync(new URL('../../../contracts/writtenPosition.json', import.meta.url), 'utf8'),
) as {
  readonly newest: readonly string[];
  readonly after: readonly { readonly known: string; readonly told: string; readonly then: string }[];
};

/** A host that answers each request with the next of these positions. */
function aTransport(positions: readonly (string | null)[]) {
  const asked: (string | null)[] = [];
  const left = [...positions];
  const fetch = async (_url: unknown, init?: RequestInit): Promise<Response> => {
    asked.push(new Headers(init?.headers).get('x-read-after'));
    const position = left.shift() ?? null;
    return new Response('{}', { headers: position === null ? {} : { 'x-written-position': position } });
  };
  const transport = new Transport({
    origin: 'https://learn.example',
    clientName: 'test',
    clientVersion: '1',
    fetch,
    timeoutMs: 60_000,
  });
  const send = () => transport.send({ path: '/graphql', method: 'POST', headers: {} }, async () => undefined);
  return { asked, send };
}

describe('OP-331 the client reads nothing older than what it has written', () => {
  it('sends the latest position that it was told with every later request; the newest gives way to what is told after it', async () => {
    const { asked, send } = aTransport([null, '0/FF', '1/2', '0/A0000000', 'newest', '9/9']);
    for (let count = 0; count < 7; count += 1) {
      await send();
    }
    expect(asked).toEqual([null, null, '0/FF', '1/2', '1/2', 'newest', '9/9']);
  });

  it.each(contract.after)('OP-339 sends $then once it knew $known and is told $told', async ({ known, told, then }) => {
    const { asked, send } = aTransport([known, told]);
    for (let count = 0; count < 3; count += 1) {
      await send();
    }
    expect(asked).toEqual([null, known, then]);
  });

  it.each(contract.newest.filter((text) => text !== ''))(
    'OP-339 %s gives way to what is told after it',
    async (text) => {
      const { asked, send } = aTransport([text, '0/1']);
      for (let count = 0; count < 3; count += 1) {
        await send();
      }
      expect(asked).toEqual([null, text, '0/1']);
    },
  );

  it('sends nothing where there is no replica', async () => {
    const { asked, send } = aTransport([]);
    await send();
    await send();
    expect(asked).toEqual([null, null]);
  });
});
