import { afterEach, beforeEach, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { aPage, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const path = '/api/v1/secured/workspaces/7/deletions';
const deleteTime = '2030-01-31T09:00:00.000Z';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace({ id: 7 })]) });
});
afterEach(() => gateway.close());

const ask = (args: string) =>
  gateway.ask(
    `{ workspace { deletions(deletedSince: "2030-01-30T10:00:00+01:00"${args}) {
      totalCount nodes { kind rawId deletedIds deleteTime } } } }`,
    {},
    bearer(),
  );

test('OP-295 what was deleted is read by one call, with every global id that it had', async () => {
  const told = ['COURSE', 'PERSON', 'GROUP', 'LATER'].map((kind, index) => ({ kind, rawId: index + 1, deleteTime }));
  gateway.on('GET', path, { body: aPage(told) });
  const { data, errors } = await ask(', first: 10, kinds: [COURSE, PERSON, OTHER]');
  expect(errors).toEqual([]);
  expect(data.workspace.deletions).toEqual({
    totalCount: 4,
    nodes: [
      { kind: 'COURSE', rawId: 1, deletedIds: [toGlobalId('Course', 1), toGlobalId('AuthoredCourse', 1)], deleteTime },
      { kind: 'PERSON', rawId: 2, deletedIds: [toGlobalId('User', 2), toGlobalId('WorkspacePerson', 2)], deleteTime },
      { kind: 'GROUP', rawId: 3, deletedIds: [toGlobalId('PersonGroup', 3)], deleteTime },
      { kind: 'OTHER', rawId: 4, deletedIds: [], deleteTime },
    ],
  });
  const asked = new URL(gateway.calls.at(-1)?.path ?? '', 'http://platform').searchParams;
  expect([asked.get('deletedSince'), asked.getAll('kind')]).toEqual(['2030-01-30T09:00:00.000Z', ['COURSE', 'PERSON']]);
});

test('OP-295 of kinds that the platform does not know there is nothing, and it is not asked', async () => {
  const { data } = await ask(', kinds: [OTHER]');
  expect(data.workspace.deletions).toEqual({ totalCount: 0, nodes: [] });
  expect(gateway.calls.some((call) => call.path.startsWith(path))).toBe(false);
});

test('OP-295 a moment too long ago is refused in words', async () => {
  const message = '`deletedSince` must be at most 30 days ago; after a longer time, read everything and compare.';
  gateway.on('GET', path, {
    status: 400,
    body: { code: 'INVALID', message, errors: [{ field: 'deletedSince', message }] },
  });
  const { data, errors } = await ask('');
  expect(data.workspace.deletions).toBeNull();
  expect(errors[0]).toMatchObject({ message, extensions: { code: 'INVALID' } });
});
