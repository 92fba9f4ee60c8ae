import { describe, expect, it } from 'vitest';
import { json, testServer, type Received } from '../testing/testServer.ts';
import { testClient } from '../testing/testClient.ts';
import { feeds } from './feeds.ts';
import { GapTooLongError, type Checkpoint } from './readChanges.ts';

const list = (ids: readonly string[], endCursor: string | null) => ({
  nodes: ids.map((id) => ({ id })),
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});
const date = 'Thu, 31 Jan 2030 09:00:00 GMT';
const mirrored = { courses: feeds.courses, people: feeds.people };

/** Two courses on two pages, one person, one deletion. */
const reply = (response: Parameters<ReturnType<typeof json>>[0], { body }: Received) => {
  const { query, variables } = JSON.parse(body) as { query: string; variables: { after: string | null } };
  const data = query.includes('courses(')
    ? { courses: variables.after === null ? list(['c1'], 'x') : list(['c2'], null) }
    : {
        workspace: query.includes('people(')
          ? { people: list(['p1'], null) }
          : { deletions: { ...list([], null), nodes: [{ rawId: 7 }] } },
      };
  json(200, { data }, { date })(response);
};

async function read(host: string, from: Checkpoint | null, most = Infinity) {
  const batches: { feed: string; ids: unknown[]; checkpoint: Checkpoint }[] = [];
  for await (const { feed, nodes, checkpoint } of testClient(host).changes(mirrored, from)) {
    batches.push({ feed, ids: nodes.map((node) => ('id' in node ? node.id : node.rawId)), checkpoint });
    if (batches.length === most) {
      break;
    }
  }
  return batches;
}

const toldOf = (batches: Awaited<ReturnType<typeof read>>) => batches.map(({ feed, ids }) => [feed, ...ids]);
const next = '2030-01-31T08:59:00.000Z';

describe('BEY-46 OP-302 a copy', () => {
  it('is read as a whole, then what was deleted since that began; the next round begins a minute before it', async () => {
    await using server = await testServer(reply);
    const batches = await read(server.host, null);
    expect(toldOf(batches)).toEqual([
      ['courses', 'c1'],
      ['courses', 'c2'],
      ['people', 'p1'],
      ['deletions', 7],
    ]);
    expect(batches.at(-1)?.checkpoint).toEqual({ since: next, next: null, feed: null, after: null });
    expect(server.variables.map(({ since }) => since)).toEqual([null, null, null, next]);
  });

  it('goes on from any checkpoint, with the moment at which the round began', async () => {
    await using server = await testServer(reply);
    const since = '2030-01-30T00:00:00.000Z';
    const all = toldOf(await read(server.host, { since, next: null, feed: null, after: null }));
    for (const stopped of [1, 2, 3]) {
      const before = await read(server.host, { since, next: null, feed: null, after: null }, stopped);
      const stored = JSON.parse(JSON.stringify(before.at(-1)?.checkpoint)) as Checkpoint;
      const after = await read(server.host, stored);
      expect(toldOf([...before, ...after])).toEqual(all);
      expect(after.at(-1)?.checkpoint.since).toBe(next);
    }
    expect(new Set(server.variables.map((sent) => sent['since']))).toEqual(new Set([since]));
  });

  it('that has not been in step for 30 days has to be read as a whole', async () => {
    await using server = await testServer(reply);
    const from = { since: '2030-01-01T08:00:00.000Z', next: null, feed: null, after: null };
    await expect(read(server.host, from)).rejects.toBeInstanceOf(GapTooLongError);
  });

  it('goes on with none but its own lists', async () => {
    await using server = await testServer(reply);
    const from = { since: null, next, feed: 'campaigns', after: null };
    await expect(read(server.host, from)).rejects.toThrow('no list “campaigns”');
  });
});
