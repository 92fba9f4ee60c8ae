import { afterEach, beforeEach, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { aCourse, aJob } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

const jobs = '/api/v1/secured/jobs';
const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
const ask = (ids: readonly string[]) => gateway.ask(query, { ids }, bearer());
const job = (id: number) => toGlobalId('Job', id);

test('OP-205 many objects in the order of their ids, each read once', async () => {
  for (const id of [1, 2]) gateway.on('GET', `${jobs}/${id}`, { body: aJob({ id }) });
  const { data, errors } = await ask([job(2), job(1), job(2)]);
  expect(errors).toEqual([]);
  expect(data.nodes.map((node) => node?.id)).toEqual([job(2), job(1), job(2)]);
  expect(gateway.calls).toHaveLength(2);
});

// Often enough that the document is compiled: both ways of running it tell the same.
test.each([1, 25])(
  'OP-205 what is not there, and what cannot be read, is null at its place, asked %i times',
  async (times) => {
    gateway.on('GET', `${jobs}/1`, { body: aJob({ id: 1 }) });
    gateway.on('GET', `${jobs}/3`, { status: 503, body: { code: 'UNAVAILABLE', message: 'Busy', params: {} } });
    for (let time = 1; time < times; time += 1) await ask([job(1)]);
    const { data, errors } = await ask([job(1), job(2), job(3), 'nonsense', toGlobalId('Nothing', 1)]);
    expect(data.nodes).toEqual([{ __typename: 'Job', id: job(1) }, null, null, null, null]);
    expect(errors).toMatchObject([{ path: ['nodes', 2], extensions: { code: 'UNAVAILABLE' } }]);
  },
);

test('OP-205 no more than 100 are read at once', async () => {
  const { errors } = await ask(Array.from({ length: 101 }, (_, index) => job(index + 1)));
  expect(errors).toMatchObject([
    { message: '`ids` names at most 100 objects.', extensions: { code: 'BAD_USER_INPUT', params: { field: 'ids' } } },
  ]);
  expect(gateway.calls).toEqual([]);
});

test.each(['258', toGlobalId('Course', 258), toGlobalId('AuthoredCourse', 258)])(
  'OP-205 a course is found by either of its ids: %s',
  async (id) => {
    gateway.on('GET', '/api/v1/public/courses/258', { body: aCourse({ id: 258 }) });
    const { data } = await gateway.ask('query($id: ID!) { course(id: $id) { courseId } }', { id });
    expect(data.course).toEqual({ courseId: 258 });
  },
);

test('OP-205 the id of something else is still none of a course', async () => {
  const { data } = await gateway.ask('query($id: ID!) { course(id: $id) { courseId } }', {
    id: toGlobalId('Lecture', 258),
  });
  expect(data.course).toBeNull();
  expect(gateway.calls).toEqual([]);
});

test('OP-205 a course that is deleted is told by both of its ids', async () => {
  gateway.on('DELETE', '/api/v1/secured/courses/258', { status: 204 });
  const { data } = await gateway.ask(
    'mutation($input: DeleteCourseInput!) { deleteCourse(input: $input) { deletedCourseId deletedIds userErrors { code } } }',
    { input: { courseId: toGlobalId('Course', 258), version: 1 } },
    bearer(),
  );
  const deletedCourseId = toGlobalId('AuthoredCourse', 258);
  expect(data.deleteCourse).toEqual({
    deletedCourseId,
    deletedIds: [deletedCourseId, toGlobalId('Course', 258)],
    userErrors: [],
  });
});
