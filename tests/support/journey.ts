import { expect, type Page } from '@playwright/test';
import { expectHonestOutline, expectNotDone } from './honestPath.ts';
import type { InputDevice } from './inputDevice.ts';
import { newUsername, password } from './hosts.ts';
import type { RestClient } from './restClient.ts';
import { readKnownCourse, studyLecture } from './study.ts';
import type { CertificateWire } from './wire.ts';

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
    await expectHonestOutline(page);
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

/** The first steps in a course whose lectures open one after another: it says so once, and never a lock without its reason (OP-45). */
export async function beginFixedOrder(page: Page, device: InputDevice, platform: RestClient): Promise<void> {
  const course = await readKnownCourse(platform, FIXED_ORDER);
  const [first, second] = course.lectures;
  if (!first || !second) throw new Error(`Course ${FIXED_ORDER} has no two lectures`);
  const main = page.getByRole('main');

  await page.goto(`/courses/course/#!${FIXED_ORDER}`);
  await device.press(main.getByRole('button', { name: 'Enrol', exact: true }));
  await expect(main.getByText('Lectures open in order: finish one to open the next.')).toHaveCount(1);
  await expect(main.getByText(/^Finish “/)).toHaveCount(1);
  await device.press(main.getByRole('link', { name: 'Start learning' }));

  await expectHonestOutline(page);
  await studyLecture(page, device, first);
  await expectHonestOutline(page);
  await expectNotDone(page, second.name);
  await device.press(main.getByRole('button', { name: `Next: ${second.name}`, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeVisible();

  await page.goto('/dashboard/');
  await expect(main.getByText(course.name)).toHaveCount(1);
  await device.press(main.getByRole('link', { name: 'Continue', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeVisible();
}
