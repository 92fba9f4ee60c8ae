import { afterAll, beforeAll, expect, test } from 'vitest';
import { doJobs } from '../../testing/doJobs.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';
import { aCourse } from '../courseBuilder.testkit.ts';
import { checkLinks } from './checkLinks.ts';

let app: TestApp;
let author: TestUser;
let courseId: number;

beforeAll(async () => {
  app = await createTestApp();
  author = await app.aUser({ createCourse: true });
  const description = '<a href="https://there.test/">There</a> <a href="https://gone.test/">Gone</a>';
  const { body } = await app.call('POST', '/api/v1/secured/courses', { as: author, body: aCourse({ description }) });
  courseId = body['id'] as number;
});
afterAll(() => app.close());

const check = (as: TestUser, id = courseId) => app.call('POST', `/api/v1/secured/courses/${id}/_checkLinks`, { as });

test('BEY-06 OP-269 a job looks at what a course leads to, and its rows say what is dead', async () => {
  const ordered = await check(author);
  expect(ordered.status).toBe(202);
  const outbound = {
    fetch: async (url: string | URL) => new Response(null, { status: String(url).includes('gone') ? 404 : 200 }),
  };
  await doJobs(app, checkLinks({ db: app.db, clock: app.now, outbound }));
  const { body } = await app.call('GET', `/api/v1/secured/jobs/${String(ordered.body['id'])}/rows`, { as: author });
  expect(body['content']).toMatchObject([
    { subject: 'https://there.test/', code: 'LINK_WORKS', state: 'DONE', params: { courseId, lectureId: null } },
    { subject: 'https://gone.test/', code: 'LINK_DEAD', state: 'REFUSED' },
  ]);
});

test('BEY-06 it is for those who work on courses, and for courses that there are', async () => {
  expect((await check(await app.aUser())).status).toBe(403);
  expect((await check(author, 999_999)).status).toBe(404);
});
