import { describe, expect, it } from 'vitest';
import { CatalogueDocument } from '../generated/graphql.ts';
import { dropped, testServer } from '../testing/testServer.ts';
import { testClient } from '../testing/testClient.ts';

const page = (ids: readonly number[], endCursor: string | null) => ({
  data: {
    courses: { nodes: ids.map((courseId) => ({ courseId })), pageInfo: { hasNextPage: endCursor !== null, endCursor } },
  },
});

async function read(host: string, after: string | null, most?: number) {
  const [ids, told]: [number[], (string | null)[]] = [[], []];
  const options = { onPage: (next: string | null) => told.push(next), ...(most !== undefined && { most }) };
  for await (const { courseId } of testClient(host).pages(
    CatalogueDocument,
    { after },
    ({ courses }) => courses,
    options,
  )) {
    ids.push(courseId);
  }
  return { ids, told };
}

describe('BEY-46 OP-302 a list', () => {
  it('is read on from the last item of each page, through a failure as well', async () => {
    await using server = await testServer(page([1, 2], 'b'), dropped, page([3], 'c'), page([], null));
    expect(await read(server.host, null)).toEqual({ ids: [1, 2, 3], told: ['b', 'c', null] });
    expect(server.variables.map(({ after }) => after)).toEqual([null, 'b', 'b', 'c']);
  });

  it('is read on where a reader stopped, and no further than asked for', async () => {
    await using server = await testServer(page([4, 5], 'e'), page([6], null));
    expect((await read(server.host, 'c', 2)).ids).toEqual([4, 5]);
    expect(server.variables[0]?.['after']).toBe('c');
  });

  it('that is not there, or goes round in a circle, is told', async () => {
    await using none = await testServer({ data: { courses: null } });
    await expect(read(none.host, null)).rejects.toThrow('not yours to see');
    await using circle = await testServer(page([1], 'b'));
    await expect(read(circle.host, null)).rejects.toThrow('pass `after` on');
  });
});
