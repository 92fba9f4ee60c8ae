import { keyboard } from '../support/inputDevice.ts';
import { expect, test } from '../support/learnerTest.ts';
import { expectSoundInBothColours } from '../support/screens.ts';
import type { PageWire, UserCourseWire } from '../support/wire.ts';

/** The demo course that is entered by a code, and its code. */
const course = { id: 104, name: 'Reading Charts with Confidence', code: 'WELCOME-2026' };

test('ENR-02 VOUCH-03 REST-35 a learner enrols by a code with the keyboard alone', async ({ page, learner }) => {
  const device = keyboard(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: 'Enter a code' });
  await page.goto(`/courses/course/#!${course.id}`);
  await expect(main.getByText('This course needs an enrolment code.')).toBeVisible();
  await device.press(main.getByRole('button', { name: 'Enter a code' }));
  await expect(dialog.getByLabel('Enrolment code')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Enter your code');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Enter a code' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Enrolment code')).toBeFocused();
  await page.keyboard.type(` ${course.code.toLowerCase()} `);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/dashboard/course/#!${course.id}`);
  await expect(page.getByRole('heading', { level: 1, name: course.name })).toBeFocused();
  await expect(main.getByRole('link', { name: 'Start learning' })).toBeVisible();
  const active = await learner.rest.expect<PageWire<UserCourseWire>>('/api/v1/secured/usercourses/active');
  expect(active.content.map(({ courseId }) => courseId)).toEqual([course.id]);
});

test('ENR-05 ERR-10 THEME-02 a wrong code is explained beside its field, and the right one is typed over it @phone', async ({
  page,
  learner,
}) => {
  await page.goto('/dashboard/');
  await page.getByRole('main').getByRole('button', { name: 'Enter a code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter a code' });
  const field = dialog.getByLabel('Enrolment code');
  await expect(dialog.getByRole('button', { name: 'Enrol' })).toBeDisabled();
  await field.fill('NO-SUCH-CODE');
  await dialog.getByRole('button', { name: 'Enrol' }).click();
  await expect(field).toHaveAccessibleDescription('Voucher with code NO-SUCH-CODE is not found');
  await expect(field).toBeFocused();
  await expectSoundInBothColours(page, 'voucher entry');
  await expect(field).toBeFocused();

  await page.keyboard.type(course.code);
  await expect(field).toHaveValue(course.code);
  await dialog.getByRole('button', { name: 'Enrol' }).click();
  await expect(page).toHaveURL(`/dashboard/course/#!${course.id}`);
  const again = await learner.rest.expect<UserCourseWire>(`/api/v1/secured/vouchers/${course.code}/_redeem`, {
    method: 'POST',
  });
  expect(again.courseId).toBe(course.id);
});
