import { pointer } from '../support/inputDevice.ts';
import { expect, test } from '../support/learnerTest.ts';
import { questionCard, readKnownCourse, revealAll } from '../support/study.ts';
import type { PageWire, UserCourseWire } from '../support/wire.ts';

test('ENR-06 ENR-08 ENR-09 a learner gives up, may only view, and enrols again', async ({
  page,
  platform,
  learner,
  hasTouch,
}) => {
  const { lectures } = await readKnownCourse(platform, 258);
  const lecture = lectures.find(({ questions }) => questions.length > 0);
  const main = page.getByRole('main');
  await page.goto('/courses/course/#!258');
  await main.getByRole('button', { name: 'Enrol', exact: true }).click();
  await main.getByRole('button', { name: 'Leave this course' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the course' }).click();
  await expect(main.getByText('You left', { exact: true })).toBeVisible();

  await page.goto(`/courseware/?lecture=${lecture?.id}&module=${lecture?.moduleId}#!258`);
  await expect(main.getByText('You left this course, so you can only read it.')).toBeVisible();
  await revealAll(page, pointer(page, hasTouch));
  await expect(questionCard(page, 1).getByText('answers no longer count')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Mark as done' })).toHaveCount(0);

  await page.goto('/courses/course/#!258');
  await main.getByRole('button', { name: 'Enrol again' }).click();
  await expect(main.getByRole('link', { name: 'Start learning' })).toBeVisible();
  const active = await learner.rest.expect<PageWire<UserCourseWire>>('/api/v1/secured/usercourses/active');
  expect(active.content).toHaveLength(1);
});

test('DASH-01 OP-96 the dashboard continues in the very section, also on another device @small', async ({
  page,
  platform,
  learner,
  context,
  hasTouch,
}) => {
  const { lectures, name } = await readKnownCourse(platform, 258);
  const lecture = lectures[1];
  const { id } = await learner.rest.expect<UserCourseWire>('/api/v1/secured/usercourses', {
    method: 'POST',
    body: { courseId: 258 },
  });
  const readPlace = async () =>
    (await learner.rest.expect<UserCourseWire>(`/api/v1/secured/usercourses/${id}`)).lastPosition;
  await page.goto(`/courseware/?lecture=${lecture?.id}&module=${lecture?.moduleId}#!258`);
  await revealAll(page, pointer(page, hasTouch));
  const section = page.locator('[data-section]').nth(2);
  const sectionId = Number(await section.getAttribute('data-section'));
  await section.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  // The browser keeps at once what was seen; then the page is left in the middle of reading.
  await expect
    .poll(async () => (await context.cookies()).find((cookie) => cookie.name === 'sectionsSeen')?.value)
    .toContain(String(sectionId));
  await page.goto('/dashboard/');

  // The place is the platform's: whatever this browser remembers is gone on another one.
  await expect.poll(async () => (await readPlace())?.sectionId).toBeGreaterThanOrEqual(sectionId);
  await context.clearCookies({ name: 'sectionsSeen' });
  await page.reload();

  const card = page.getByRole('region', { name: 'Continue where you left off' });
  await expect(card.getByText(name)).toBeVisible();
  const place = await readPlace();
  expect(place?.lectureId).toBe(lecture?.id);
  await card.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`/courseware/?lecture=${lecture?.id}&module=${lecture?.moduleId}#!258`);
  await expect(page.locator(`[data-section="${place?.sectionId}"]`)).toBeInViewport();
});

test('DASH-01 DASH-02 DASH-03 the dashboard keeps courses in progress and completed ones apart', async ({
  page,
  learner,
}) => {
  const rest = learner.rest;
  const enrol = (courseId: number) =>
    rest.expect<UserCourseWire>('/api/v1/secured/usercourses', { method: 'POST', body: { courseId } });
  const done = await enrol(103);
  for (const module of done.modules ?? []) {
    for (const { lectureId } of module.lectures) {
      await rest.expect(`/api/v1/secured/usercourses/${done.id}/lecture/${lectureId}`, { method: 'POST' });
    }
  }
  await rest.expect(`/api/v1/secured/usercourses/${done.id}/_complete`, { method: 'POST' });
  await enrol(101);
  await enrol(258);
  await enrol(102);

  await page.goto('/dashboard/');
  const group = (name: string) => page.getByRole('region', { name, exact: true });
  // Each course stands there once: the one to continue leads.
  await expect(group('Not started yet').getByText('Time Management Essentials')).toBeVisible();
  await expect(group('In progress').getByRole('heading', { level: 3 })).toHaveText([
    'How to Learn Well',
    'German for Beginners',
  ]);
  await expect(group('Completed').getByText('Writing Clear Emails')).toBeVisible();
  await expect(group('Completed').getByText('Completed without a certificate')).toBeVisible();
  await group('In progress').getByRole('link', { name: 'German for Beginners' }).click();
  await expect(page).toHaveURL(/\/dashboard\/course\/#!101$/);
});
