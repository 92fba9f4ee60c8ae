import { afterEach, beforeEach, expect, test } from 'vitest';
import { aPage, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const path = '/api/v1/secured/workspaces/7/certificates';
const updateTime = '2030-01-31T09:00:00.000Z';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace({ id: 7 })]) });
});
afterEach(() => gateway.close());

test.each([
  ['', ''],
  [', courseId: "258"', 'courseId=in=(258);'],
])('BEY-44 OP-309 certificates that changed are read by one call, alone and beside “%s”', async (filter, condition) => {
  gateway.on('GET', path, {
    body: aPage([{ uuid: 'abc', holderName: 'Ada', courseId: 258, userId: 12, userCourseId: 34, updateTime }]),
  });
  const { data, errors } = await gateway.ask(
    `{ workspace { certificates(first: 10, updatedSince: "2030-01-30T10:00:00+01:00"${filter}) {
      totalCount nodes { userId userCourseId updateTime certificate { uuid holderName } } } } }`,
    {},
    bearer(),
  );
  expect(errors).toEqual([]);
  expect(data.workspace.certificates).toEqual({
    totalCount: 1,
    nodes: [{ userId: 12, userCourseId: 34, updateTime, certificate: { uuid: 'abc', holderName: 'Ada' } }],
  });
  const asked = gateway.calls.filter((call) => call.path.startsWith(path));
  expect(asked).toHaveLength(1);
  expect(new URL(asked[0]?.path ?? '', 'http://platform').searchParams.get('q')).toBe(
    `${condition}updateTime=ge='2030-01-30T09:00:00.000Z'`,
  );
});
