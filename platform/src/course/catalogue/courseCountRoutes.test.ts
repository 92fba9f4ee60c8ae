import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';
import { aCourse } from '../courseBuilder.testkit.ts';
import { courseCountsSchema } from './courseCountSchemas.ts';
import type { CourseCountsWire } from './readCourseCounts.ts';

let app: TestApp;
let author: TestUser;
let tags: ReadonlyMap<string, number>;

beforeAll(async () => {
  app = await createTestApp();
  author = await app.aUser({ roleAdmin: true });
  const stranger = await app.aUser({ workspaceId: 2, roleAdmin: true });
  const green = { name: 'Green tea', duration: 29, tags: ['tea', 'green'] };
  await create(green);
  await create({ name: 'Black tea', duration: 120, tags: ['tea'] });
  await create({ name: 'Espresso', duration: 240, tags: ['coffee'] });
  await create({ name: 'Filter coffee', duration: 241, tags: ['coffee', 'green'] });
  await create({ name: 'Water', duration: null });
  // Nothing of what follows is in the catalogue of this workspace.
  await create({ name: 'Draft', published: false, duration: 29, tags: ['tea', 'draft'] });
  await create({ name: 'Template', template: true, duration: 29, tags: ['tea'] });
  await create(green, stranger);
  const found = await app.call<{ content: { id: number; name: string }[] }>('GET', '/api/v1/secured/tags', {
    as: author,
  });
  tags = new Map(found.body.content.map(({ id, name }) => [name, id]));
});
afterAll(() => app.close());

const courses = '/api/v1/secured/courses';

/** The raw id. */
async function create(
  { tags: names = [], ...changes }: { name: string; tags?: string[]; [field: string]: unknown },
  as = author,
) {
  const body = aCourse({ ...changes, tags: names.map((name) => ({ name })) });
  const created = await app.call<{ id: number }>('POST', courses, { as, body });
  expect(created.status).toBe(201);
  return created.body.id;
}

/** The counts by name. */
async function counts(query: Readonly<Record<string, string | readonly string[]>> = {}) {
  const address = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) {
    for (const value of [values].flat()) {
      address.append(name, value);
    }
  }
  for (const id of tags.values()) {
    address.append('countTag', String(id));
  }
  const { status, body } = await app.call<CourseCountsWire>(
    'GET',
    `/api/v1/public/courses/counts?${address.toString()}`,
  );
  expect(status).toBe(200);
  expect(courseCountsSchema.parse(body)).toEqual(body);
  return {
    any: body.anyDuration,
    durations: body.durations.map(({ count }) => count),
    tags: Object.fromEntries([...tags].map(([name, id]) => [name, body.tags.find((tag) => tag.id === id)?.count])),
  };
}

describe('CAT-04 CAT-05 how many courses each filter would leave', () => {
  test('everyone reads it; drafts, templates and other workspaces do not count', async () => {
    expect(await counts()).toEqual({
      any: 5,
      durations: [1, 0, 2, 1],
      tags: { coffee: 2, draft: 0, green: 2, tea: 2 },
    });
  });

  test('a chosen tag narrows the durations, and not the tags, of which another one adds courses', async () => {
    const { durations, any, tags: ofTags } = await counts({ tag: 'TEA' });
    expect({ any, durations }).toEqual({ any: 2, durations: [1, 0, 1, 0] });
    expect(ofTags).toEqual((await counts()).tags);
    expect((await counts({ tag: ['tea', 'coffee'] })).durations).toEqual([1, 0, 2, 1]);
  });

  test('OP-47 a chosen duration narrows the tags, and not the durations', async () => {
    const { durations, tags: ofTags } = await counts({ duration: 'FROM_2_H_TO_4_H' });
    expect(durations).toEqual([1, 0, 2, 1]);
    expect(ofTags).toEqual({ coffee: 1, draft: 0, green: 0, tea: 1 });
  });

  test('OP-04 the rest of the filter narrows both', async () => {
    expect(await counts({ q: "name=='*tea*'" })).toEqual({
      any: 2,
      durations: [1, 0, 1, 0],
      tags: { coffee: 0, draft: 0, green: 1, tea: 2 },
    });
  });

  test('what the list then holds is what was counted', async () => {
    const { tags: ofTags } = await counts({ q: 'duration=lt=200' });
    const list = await app.call<{ content: object[] }>(
      'GET',
      '/api/v1/public/courses?q=duration=lt=200;tags.name==tea',
    );
    expect(list.body.content).toHaveLength(ofTags['tea'] as number);
  });

  test('an answer stands until the catalogue changes', async () => {
    const path = '/api/v1/public/courses/counts';
    const { etag } = (await app.call('GET', path)).headers as { etag: string };
    const again = () => app.call<CourseCountsWire>('GET', path, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    const id = await create({ name: 'Mate' });
    expect((await again()).body.anyDuration).toBe(6);
    await app.call('DELETE', `${courses}/${id}?forceUpdate=true`, { as: author });
    expect((await again()).body.anyDuration).toBe(5);
  });

  test.each([
    ['an unknown duration', 'duration=LONG'],
    ['no id of a tag', 'countTag=x'],
    ['more than 200 tags to count', 'countTag=1&'.repeat(201)],
    ['more than 20 chosen tags', 'tag=a&'.repeat(21)],
  ])('%s is refused', async (_what, query) => {
    expect((await app.call('GET', `/api/v1/public/courses/counts?${query}`)).status).toBe(400);
  });
});
