import { expect, type Page } from '@playwright/test';
import { expectOutlineAgrees, expectNotDone, expectOneNumberEach, expectReasonAtNext } from './expectProgress.ts';
import type { InputDevice } from './inputDevice.ts';
import { newUsername, password } from './hosts.ts';
import type { RestClient } from './restClient.ts';
import { readKnownCourse, studyLecture, type KnownCourse, type KnownLecture } from './study.ts';
import { studyByRest } from './studyByRest.ts';
import type { CertificateWire, UserCourseWire } from './wire.ts';

const COURSE = 258;
const FIXED_ORDER = 102;
const NAME = 'Grace Sample';

/** The whole way of a learner on the screen: from the landing page to a certificate that anyone can verify. */
export async function walkToCertificate(page: Page, device: InputDevice, platform: RestClient): Promise<void> {
  const course = await readKnownCourse(platform, COURSE);
  const main = page.getByRole('main');

  await page.goto('/');
  await device.write(main.getByRole('searchbox'), course.name);
  await device.press(main.getByRole('button', { name: 'Search', exact: true }));
  await device.press(main.getByRole('link', { name: course.name }).first());
  await expect(page).toHaveURL(/\/courses\/course\/#!258$/);
  await device.press(main.getByRole('link', { name: 'Sign in and enrol' }));

  await device.press(page.getByRole('link', { name: 'Create an account' }));
  await device.write(page.getByLabel('Full name'), NAME);
  await device.write(page.getByLabel('E-mail'), newUsername());
  await device.write(page.getByLabel('Password', { exact: true }), password);
  await device.write(page.getByLabel('Repeat the password', { exact: true }), password);
  await device.press(page.getByLabel('I agree to the privacy policy'));
  await device.press(page.getByRole('button', { name: 'Create an account' }));

  await expect(page).toHaveURL(/\/courses\/course\/#!258$/);
  // Who came in order to enrol is enrolled (ENR-01).
  await expect(main.getByText('You are enrolled.')).toBeVisible();
  await device.press(main.getByRole('link', { name: 'Start learning' }));

  for (const [index, lecture] of course.lectures.entries()) {
    await expect(page).toHaveURL(`/courseware/?lecture=${lecture.id}&module=${lecture.moduleId}#!258`);
    await studyLecture(page, device, lecture);
    await expectOutlineAgrees(page);
    const next = course.lectures[index + 1];
    if (next) await expectNotDone(page, next.name);
    await device.press(
      main.getByRole('button', { name: next ? `Next: ${next.name}` : 'Finish the course', exact: true }),
    );
  }

  await device.press(main.getByRole('button', { name: 'Get the certificate' }));
  const dialog = page.getByRole('dialog');
  await device.write(dialog.getByLabel('Full name'), 'Somebody Else');
  await device.press(dialog.getByRole('button', { name: 'Issue the certificate' }));
  await expect(dialog.getByText('This does not match the name in your settings.')).toBeVisible();
  await device.write(dialog.getByLabel('Full name'), NAME);
  await device.press(dialog.getByRole('button', { name: 'Issue the certificate' }));
  await expect(page.getByRole('heading', { level: 1, name: 'You completed the course' })).toBeVisible();

  await page.goto('/dashboard/');
  await device.press(main.getByRole('link', { name: 'Certificate' }).first());
  await expect(page).toHaveURL(/\/verifycertificate\/\?uuid=[0-9a-f-]{36}$/);
  await expect(main.getByText('This certificate is valid')).toBeVisible();
  await expect(main.getByText(NAME).first()).toBeVisible();

  const uuid = new URL(page.url()).searchParams.get('uuid');
  const certificate = await platform.expect<CertificateWire>(`/api/v1/public/certificates?uuid=${uuid}`);
  expect(certificate).toMatchObject({ holderName: NAME, courseName: course.name, scorePercent: 100 });
}

/**
 * The whole way through a course whose lectures open one after another, from the landing page to the certificate, for who is signed
 * in and has this `name`: never a step to what is done, never a lock without its reason, never two numbers for one thing (OP-45, OP-103,
 * PROG-11). Through the first and the last module on the screen, and through what lies between, which says nothing new, behind it.
 */
export async function walkFixedOrder(
  page: Page,
  device: InputDevice,
  platform: RestClient,
  { name, rest }: { readonly name: string; readonly rest: RestClient },
): Promise<void> {
  const course = await readKnownCourse(platform, FIXED_ORDER);
  const main = page.getByRole('main');

  // Searched for: which courses the landing page begins with depends on what was published last.
  await page.goto('/');
  await device.write(main.getByRole('searchbox'), course.name);
  await device.press(main.getByRole('button', { name: 'Search', exact: true }));
  await device.press(main.getByRole('link', { name: course.name }).first());
  await device.press(main.getByRole('button', { name: 'Enrol', exact: true }));
  await expect(main.getByText('Lectures open in order: finish one to open the next.')).toHaveCount(1);
  await expect(main.getByText(/^Finish “/)).toHaveCount(1);
  await device.press(main.getByRole('link', { name: 'Start learning' }));

  const { lectures } = course;
  const [begin, end] = [lectures[0]?.moduleId, lectures.at(-1)?.moduleId];
  for (const lecture of lectures.filter(({ moduleId }) => moduleId === begin || moduleId === end)) {
    const index = lectures.indexOf(lecture);
    await expect(page.getByRole('heading', { level: 1, name: lecture.name, exact: true })).toBeVisible();
    await expectOutlineAgrees(page);
    await expectReasonAtNext(page);
    await studyLecture(page, device, lecture);
    await expectOutlineAgrees(page);
    const next = lectures[index + 1];
    if (next) await expectNotDone(page, next.name);
    const step = main.getByRole('button', { name: next ? `Next: ${next.name}` : 'Finish the course', exact: true });
    if (next === undefined || next.moduleId === lecture.moduleId) await device.press(step);
    else {
      await returnAfterModule(page, device, course, index);
      const between = lectures.filter(({ moduleId }) => moduleId !== begin && moduleId !== end);
      await studyBehind(rest, course.id, between);
      await returnAfterModule(page, device, course, index + between.length);
    }
  }

  await expect(main.getByRole('heading', { level: 1, name: /^You passed/ })).toBeVisible();
  await expectOneNumberEach(main, 100);
  await device.press(main.getByRole('button', { name: 'Get the certificate' }));
  const dialog = page.getByRole('dialog');
  await device.write(dialog.getByLabel('Full name'), name);
  await device.press(dialog.getByRole('button', { name: 'Issue the certificate' }));
  await expect(page.getByRole('heading', { level: 1, name: 'You completed the course' })).toBeVisible();
  await expectOneNumberEach(main, 100);
}

async function studyBehind(rest: RestClient, courseId: number, lectures: readonly KnownLecture[]): Promise<void> {
  const { content } = await rest.expect<{ content: readonly UserCourseWire[] }>('/api/v1/secured/usercourses/active');
  const userCourse = content.find((each) => each.courseId === courseId);
  if (userCourse === undefined) throw new Error(`There is no enrolment in course ${courseId}`);
  await studyByRest(
    rest,
    userCourse,
    lectures.map(({ id }) => id),
  );
}

/** Leaves the course at the end of a module and comes back: course page and dashboard tell the same, and continue in the next lecture. */
async function returnAfterModule(page: Page, device: InputDevice, course: KnownCourse, index: number): Promise<void> {
  const main = page.getByRole('main');
  const done = Math.floor(((index + 1) / course.lectures.length) * 100);
  await page.goto(`/dashboard/course/#!${course.id}`);
  await expectOneNumberEach(main, done);
  await expect(main.getByText(/^Finish “/)).toHaveCount(index + 2 < course.lectures.length ? 1 : 0);
  await page.goto('/dashboard/');
  await expect(
    main.getByRole('region', { name: /^(?:Continue|In progress|Completed)/ }).getByText(course.name),
  ).toHaveCount(1);
  const card = main.getByRole('region', { name: 'Continue where you left off' });
  await expect(card.getByText(`${done}% done`)).toBeVisible();
  await expectOneNumberEach(card, done);
  await device.press(main.getByRole('link', { name: 'Continue', exact: true }));
}
