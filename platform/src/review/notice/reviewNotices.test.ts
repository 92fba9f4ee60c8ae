import { afterAll, beforeAll, expect, test } from 'vitest';
import { coursesPath, createCourseTestApp, type CourseTestApp } from '../../course/courseTestApp.testkit.ts';
import { sentMails } from '../../testing/sentMails.ts';
import type { CreatedLinkWire } from '../reviewLinkSchemas.ts';

const hourMs = 3_600_000;

let app: CourseTestApp;
beforeAll(async () => {
  app = await createCourseTestApp();
});
afterAll(() => app.close());

test('BEY-26 OP-266 the creator and those who are mentioned get one mail an hour about a course, with how many', async () => {
  const colleague = await app.aUser({ createCourse: true });
  const { body: course } = await app.create();
  const { body: link } = await app.call<CreatedLinkWire>('POST', `${coursesPath}/${course.id}/reviewlinks`, {
    as: app.author,
    body: { name: 'Legal', expireTime: app.now().getTime() + 24 * hourMs },
  });
  const write = async () => {
    const { status } = await app.call('POST', `/api/v1/public/review/${link.token}/threads`, {
      body: { guestName: 'Greta', anchor: { part: 'COURSE', id: course.id }, text: 'Why?' },
    });
    expect(status).toBe(201);
  };
  await write();
  app.at(new Date(app.now().getTime() + 60_000));
  await write();
  const [first, ...more] = await sentMails(app);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ to: app.author.username });
  expect(first?.text).toContain(course.name);

  const mention = await app.call('POST', `${coursesPath}/${course.id}/reviewthreads`, {
    as: app.author,
    body: { anchor: { part: 'COURSE', id: course.id }, text: 'Look', mentions: [colleague.userId] },
  });
  expect(mention.status).toBe(201);
  expect(await sentMails(app)).toMatchObject([{ to: colleague.username }]);

  app.at(new Date(app.now().getTime() + hourMs));
  await write();
  const later = await sentMails(app);
  expect(later).toMatchObject([{ to: app.author.username }]);
  // One within the hour, one after it.
  expect(later[0]?.text).toMatch(/not been told of: 2\./);
});
