import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCertificate, aCourse, aPage } from '../testing/builders.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

const query = 'query($u: ID!) { certificate(uuid: $u) { courseName course { courseId name } } }';
const { uuid } = aCertificate();

test.each([
  [
    'its course as it is now',
    [aCourse({ id: 258, name: 'German, renewed' })],
    { courseId: 258, name: 'German, renewed' },
  ],
  ['none that is gone or hidden', [], null],
])('CERT-06 a certificate leads to %s', async (_what, courses, course) => {
  gateway.on('GET', '/api/v1/public/certificates', { body: aCertificate({ courseId: 258 }) });
  gateway.on('GET', '/api/v1/public/courses', { body: aPage(courses) });
  const { data } = await gateway.ask(query, { u: uuid });
  expect(data.certificate).toEqual({ courseName: 'German for Beginners', course });
});
