import { afterAll, beforeAll, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { aDevice } from '../testing/testPushService.ts';
import { createStudyApp, textLecture, type StudyApp } from './studyTestApp.testkit.ts';

let app: StudyApp;
beforeAll(async () => {
  app = await createStudyApp();
});
afterAll(() => app.close());

test('BEY-15 an achievement and a certificate are told to the devices of who earned them, once each', async () => {
  const admin = await app.aUser({ roleAdmin: true });
  const learner = await app.aUser({ name: 'Lena Learner' });
  for (const as of [admin, learner]) {
    const body = aDevice(`https://push.test/${as.userId}`);
    await app.call('PUT', '/api/v1/secured/users/me/notices/devices', { as, body });
  }
  const modules = [{ name: 'M', lectures: [textLecture('L')] }];
  const course = await app.aCourse({ name: 'German', certifiable: true, minScoreRate: 0, modules });
  const gamificationItems = [{ '@type': 'LECTURES_COMPLETED', name: 'First steps', lectureIds: course.lectures }];
  await app.call('PATCH', `/api/v1/secured/courses/${course.id}`, { as: admin, body: { gamificationItems } });
  const { id } = await app.enrol(learner, course.id);
  const complete = () =>
    app.call('POST', `/api/v1/secured/usercourses/${id}/_complete`, { as: learner, body: { name: 'Lena Learner' } });
  await app.seen(learner, id, course.lectures[0] ?? 0);
  await app.seen(learner, id, course.lectures[0] ?? 0);
  expect((await complete()).status).toBe(200);
  await complete();
  const rows = await inWorkspace(app.db, 1, (trx) =>
    trx
      .selectFrom('push_message')
      .innerJoin('push_device', 'push_device.push_device_id', 'push_message.push_device_id')
      .where('push_message.workspace_id', '=', 1)
      .select(['push_device.user_id', 'push_message.kind', 'push_message.subject', 'push_message.path'])
      .orderBy('push_message.kind')
      .execute(),
  );
  expect(rows).toEqual([
    { user_id: learner.userId, kind: 'ACHIEVEMENT', subject: 'First steps', path: '/achievements/' },
    {
      user_id: learner.userId,
      kind: 'CERTIFICATE',
      subject: 'German',
      path: expect.stringMatching(/^\/verifycertificate\/\?uuid=[\da-f-]{36}$/),
    },
  ]);
});
