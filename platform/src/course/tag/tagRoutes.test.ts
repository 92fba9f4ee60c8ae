import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCourse } from '../courseBuilder.testkit.ts';
import { listedTagResponseSchema } from '../courseSchemas.ts';
import type { CourseWire, TagWire } from '../courseView.ts';
import type { ListedTag } from './tagQueries.ts';
import { pageOf, type Page } from '../../http/paging.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';

let app: TestApp;
let author: TestUser;
let learner: TestUser;

beforeAll(async () => {
  app = await createTestApp();
});
// Lists show the tags of the whole workspace.
beforeEach(async () => {
  await app.startOver();
  author = await app.aUser({ createCourse: true });
  learner = await app.aUser();
});
afterAll(() => app.close());

async function create(tags: readonly unknown[], published = true): Promise<CourseWire> {
  const { body } = await app.call<CourseWire>('POST', '/api/v1/secured/courses', {
    as: author,
    body: aCourse({ tags, published }),
  });
  return body;
}

async function namesAt(url: string, as?: TestUser): Promise<string[]> {
  const { status, body } = await app.call<Page<TagWire>>('GET', url, as === undefined ? {} : { as });
  expect(status).toBe(200);
  expect(pageOf(listedTagResponseSchema).parse(body)).toEqual(body);
  return body.content.map((tag) => tag.name);
}

test('OP-34 CRS-19 REST-41 REST-42 REST-44 OP-138 tags arise on save, once per name in any case, and are listed in order', async () => {
  const first = await create(['Languages', { name: 'beginners' }]);
  expect(first.tags.map((tag) => tag.name)).toEqual(['beginners', 'Languages']);
  const second = await create(['LANGUAGES', 'languages']);
  expect(second.tags).toEqual([first.tags[1]]);
  await create(['Secret'], false);
  for (const url of ['/api/v1/public/tags', '/api/v1/public/workspaces/1/tags']) {
    expect(await namesAt(url)).toEqual(['beginners', 'Languages']);
  }
  for (const url of ['/api/v1/secured/tags', '/api/v1/secured/workspaces/1/tags']) {
    expect(await namesAt(url, author)).toEqual(['beginners', 'Languages', 'Secret']);
    expect(await namesAt(url, learner)).toEqual(['beginners', 'Languages']);
    expect((await app.call('GET', url)).status).toBe(401);
  }
  const answers = await Promise.all(
    ['/api/v1/secured/tags', '/api/v1/secured/workspaces/1/tags'].map((url) => app.call('GET', url, { as: author })),
  );
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  expect(await namesAt('/api/v1/public/tags?q=name==beg*')).toEqual(['beginners']);
  expect(await namesAt('/api/v1/public/tags?size=1&page=1')).toEqual(['Languages']);
  expect((await app.call('GET', '/api/v1/public/workspaces/2/tags')).status).toBe(404);
});

test.each(['\u200B', '\u202Eevil', 'two\nlines'])(
  'OP-34 a tag that would not show as it was typed is refused: %j',
  async (tag) => {
    const body = aCourse({ tags: [tag] });
    const reply = await app.call<{ errors: unknown[] }>('POST', '/api/v1/secured/courses', { as: author, body });
    expect([reply.status, reply.body.errors]).toEqual([
      400,
      expect.arrayContaining([expect.objectContaining({ field: expect.stringMatching(/^tags/) })]),
    ]);
  },
);

test('OP-34 authors who use the same new tags at once, each in other capitals, do not hold each other up', async () => {
  for (const round of ['one', 'two', 'three', 'four']) {
    const courses = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        create(index % 2 === 0 ? [`apple ${round}`, `Zebra ${round}`] : [`Apple ${round}`, `zebra ${round}`], false),
      ),
    );
    expect(new Set(courses.map(({ tags }) => tags.map(({ id }) => id).join())).size).toBe(1);
    expect(courses[0]?.tags).toHaveLength(2);
  }
});

test('CRS-19 authors read how many courses carry each tag, drafts too; learners do not', async () => {
  await create(['Languages', 'beginners']);
  await create(['Languages'], false);
  const listed = async (as: TestUser) =>
    (await app.call<Page<ListedTag>>('GET', '/api/v1/secured/tags', { as })).body.content;
  expect(await listed(author)).toMatchObject([
    { name: 'beginners', courseCount: 1 },
    { name: 'Languages', courseCount: 2 },
  ]);
  expect(await listed(learner)).toEqual([
    { id: expect.any(Number), name: 'beginners' },
    { id: expect.any(Number), name: 'Languages' },
  ]);
});

test('public tags are revalidated by ETag', async () => {
  const { headers } = await app.call('GET', '/api/v1/public/tags');
  const again = { headers: { 'if-none-match': String(headers['etag']) } };
  expect((await app.call('GET', '/api/v1/public/tags', again)).status).toBe(304);
  await create(['Fresh']);
  expect((await app.call('GET', '/api/v1/public/tags', again)).status).toBe(200);
});

test('REST-43 deleting a tag takes it from every course', async () => {
  const course = await create(['Doomed', 'Kept']);
  const doomed = course.tags.find((tag) => tag.name === 'Doomed');
  const url = `/api/v1/secured/tags/${doomed?.id}`;
  expect((await app.call('DELETE', url, { as: learner })).status).toBe(403);
  const stranger = await app.aUser({ workspaceId: 2, roleAdmin: true });
  expect((await app.call('DELETE', url, { as: stranger })).status).toBe(404);
  expect((await app.call('DELETE', url, { as: author })).status).toBe(204);
  expect((await app.call('DELETE', url, { as: author })).status).toBe(404);
  const { body } = await app.call<CourseWire>('GET', `/api/v1/secured/courses/${course.id}`, { as: author });
  expect(body.tags.map((tag) => tag.name)).toEqual(['Kept']);
});

test('OP-232 a tag is renamed in every course, by course admins of its workspace alone', async () => {
  const course = await create(['Langauges', 'Kept']);
  const url = `/api/v1/secured/tags/${course.tags[1]?.id}`;
  const body = { name: ' Languages ' };
  expect((await app.call('PATCH', url, { as: learner, body })).status).toBe(403);
  const stranger = await app.aUser({ workspaceId: 2, roleAdmin: true });
  expect((await app.call('PATCH', url, { as: stranger, body })).status).toBe(404);
  const listed = await app.call('GET', '/api/v1/public/tags');
  const renamed = await app.call<TagWire>('PATCH', url, { as: author, body });
  expect([renamed.status, renamed.body]).toEqual([200, { id: course.tags[1]?.id, name: 'Languages' }]);
  expect((await app.call('PATCH', url, { as: author, body: { name: 'languages' } })).status).toBe(200);
  const since = { headers: { 'if-none-match': String(listed.headers['etag']) } };
  expect((await app.call('GET', '/api/v1/public/tags', since)).status).toBe(200);
  const { body: now } = await app.call<CourseWire>('GET', `/api/v1/secured/courses/${course.id}`, { as: author });
  expect(now.tags.map((tag) => tag.name)).toEqual(['Kept', 'languages']);
  expect((await app.call('PATCH', url, { as: author, body: { name: ' ' } })).status).toBe(400);
});

test('OP-232 a name that another tag has is refused unless the two shall merge; courses of both carry the one that stays', async () => {
  const both = await create(['Tea', 'Teas', 'Kept']);
  const one = await create(['Teas']);
  const [, tea, teas] = both.tags;
  const url = `/api/v1/secured/tags/${teas?.id}`;
  expect(await app.call('PATCH', url, { as: author, body: { name: 'TEA' } })).toMatchObject({
    status: 409,
    body: { code: 'TAG_NAME_TAKEN', params: { name: 'Tea' } },
  });
  const merged = await app.call<TagWire>('PATCH', url, { as: author, body: { name: 'TEA', merge: true } });
  expect([merged.status, merged.body]).toEqual([200, tea]);
  for (const [{ id }, names] of [
    [both, ['Kept', 'Tea']],
    [one, ['Tea']],
  ] as const) {
    const { body } = await app.call<CourseWire>('GET', `/api/v1/secured/courses/${id}`, { as: author });
    expect(body.tags.map((tag) => tag.name)).toEqual(names);
  }
  expect(await namesAt('/api/v1/public/tags')).toEqual(['Kept', 'Tea']);
  expect((await app.call('PATCH', url, { as: author, body: { name: 'Gone' } })).status).toBe(404);
});

test('tags of a course are replaced, and left alone by a patch without them', async () => {
  const course = await create(['One', 'Two']);
  const url = `/api/v1/secured/courses/${course.id}`;
  const patched = await app.call<CourseWire>('PATCH', url, { as: author, body: { name: 'Renamed' } });
  expect(patched.body.tags.map((tag) => tag.name)).toEqual(['One', 'Two']);
  const replaced = await app.call<CourseWire>('PATCH', url, { as: author, body: { tags: ['Three'] } });
  expect(replaced.body.tags.map((tag) => tag.name)).toEqual(['Three']);
  const cleared = await app.call<CourseWire>('PATCH', url, { as: author, body: { tags: null } });
  expect(cleared.body.tags).toEqual([]);
});
