import { afterEach, beforeEach, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { aJob } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

test('BEY-06 a look at the links of a course is ordered', async () => {
  gateway.on('POST', '/api/v1/secured/courses/258/_checkLinks', { status: 202, body: aJob({ kind: 'link-check' }) });
  const document = `mutation ($i: CheckCourseLinksInput!) {
    checkCourseLinks(input: $i) { job { kind } userErrors { code field } }
  }`;
  const check = async (courseId: string) =>
    (await gateway.ask(document, { i: { courseId } }, bearer())).data.checkCourseLinks;
  expect(await check(toGlobalId('AuthoredCourse', 258))).toEqual({ job: { kind: 'LINK_CHECK' }, userErrors: [] });
  expect((await check('nonsense')).userErrors).toMatchObject([{ code: 'INVALID', field: 'courseId' }]);
});
