import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const query =
  '{ courseMetadata(courseId: 258) { courseId name description imageUrl metadata { language avatars { name imageUrl } dynamicContentHeight fixedContentHeight } } }';
const path = '/static/courses/258/metadata.json';
const nothingStated = { language: null, avatars: [], dynamicContentHeight: false, fixedContentHeight: null };

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

test('WS-19 REST-51 OP-89 the metadata of a course is its static file', async () => {
  const avatars = [{ name: 'Ines', link: '/a.webp' }, 1];
  gateway.on('GET', path, {
    body: {
      id: 258,
      name: 'German',
      description: 'First words.',
      courseImage: '/c.webp',
      lang: 'de',
      avatars,
      fixedContentHeight: 400,
    },
  });
  expect((await gateway.ask(query)).data.courseMetadata).toEqual({
    courseId: 258,
    name: 'German',
    description: 'First words.',
    imageUrl: 'http://localhost/c.webp',
    metadata: {
      ...nothingStated,
      language: 'de',
      avatars: [
        { name: 'Ines', imageUrl: 'http://localhost/a.webp' },
        { name: null, imageUrl: null },
      ],
      fixedContentHeight: 400,
    },
  });
  expect(gateway.paths()).toEqual([`GET ${path}`]);
});

// The last is no JSON.
test.each([{ status: 404 }, { status: 403 }, {}])(
  'WS-19 OP-136 it is null, and no course that there is not, when it cannot be read (%j), for this answer alone',
  async (reply) => {
    gateway.on('GET', path, reply);
    expect(await gateway.ask(query)).toMatchObject({ data: { courseMetadata: null }, errors: [] });
    gateway.on('GET', path, { body: { name: 'German' } });
    expect((await gateway.ask(query)).data.courseMetadata.name).toBe('German');
  },
);

test('WS-19 OP-136 an outage is no absence', async () => {
  gateway.on('GET', path, { status: 500 });
  const { data, errors } = await gateway.ask(query);
  expect([data.courseMetadata, errors.map(({ path: at }) => at)]).toEqual([null, [['courseMetadata']]]);
});

test.each(['-1', 'abc', Buffer.from('Lecture:258').toString('base64url')])(
  'OP-13 %s names no course: null without a call',
  async (id) => {
    const { data, errors } = await gateway.ask(
      'query($id: ID!) { courseMetadata(courseId: $id) { name } course(id: $id) { name } lecture(courseId: $id, lectureId: $id) { name } node(id: $id) { id } }',
      { id },
    );
    expect([data, errors]).toEqual([{ courseMetadata: null, course: null, lecture: null, node: null }, []]);
    expect(gateway.calls.filter(({ path: called }) => !called.includes('/lecture'))).toEqual([]);
  },
);

test('WS-19 members of another type count as missing', async () => {
  gateway.on('GET', path, { body: { name: ['x'], description: {}, courseImage: 7, avatars: 'x', lang: 1 } });
  expect((await gateway.ask(query)).data.courseMetadata).toEqual({
    courseId: 258,
    name: '',
    description: '',
    imageUrl: null,
    metadata: nothingStated,
  });
});
