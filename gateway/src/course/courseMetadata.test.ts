import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const query = '{ courseMetadata(courseId: 258) { courseId name description courseImage metadata } }';
const path = '/static/courses/258/metadata.json';
const placeholder = { courseId: 258, name: 'test', description: '', courseImage: null, metadata: {} };

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

test('WS-19 REST-51 the metadata of a course is its static file', async () => {
  gateway.on('GET', path, {
    body: { id: 258, name: 'German', description: 'First words.', courseImage: '/c.webp', lang: 'de', avatars: [1] },
  });
  expect((await gateway.ask(query)).data.courseMetadata).toEqual({
    courseId: 258,
    name: 'German',
    description: 'First words.',
    courseImage: '/c.webp',
    metadata: { lang: 'de', avatars: [1] },
  });
  expect(gateway.paths()).toEqual([`GET ${path}`]);
});

// The last but one is no JSON.
test.each([{ status: 404 }, { status: 500 }, {}, { body: 7 }])(
  'WS-19 when it cannot be read (%j) a placeholder named test stands in, for this answer alone',
  async (reply) => {
    gateway.on('GET', path, reply);
    expect(await gateway.ask(query)).toMatchObject({ data: { courseMetadata: placeholder }, errors: [] });
    gateway.on('GET', path, { body: { name: 'German' } });
    expect((await gateway.ask(query)).data.courseMetadata.name).toBe('German');
  },
);

test('WS-19 members of another type count as missing', async () => {
  gateway.on('GET', path, { body: { name: ['x'], description: {}, courseImage: 7 } });
  expect((await gateway.ask(query)).data.courseMetadata).toEqual(placeholder);
});
