import { optionsOf, pointer } from '../support/inputDevice.ts';
import { expect, test } from '../support/learnerTest.ts';
import { questionCard, readKnownCourse, revealAll } from '../support/study.ts';

const HINT = 'You must be enrolled to the course in order to see the content';

test('ENR-12 OP-49 a visitor reads a course that allows it, and is asked to sign in before answering', async ({
  page,
  hasTouch,
}) => {
  const device = pointer(page, hasTouch);
  await page.goto('/courses/course/#!103');
  await page.getByRole('link', { name: 'Read without enrolling' }).click();
  await expect(page.getByText('You are reading without enrolling, so nothing is saved.')).toBeVisible();
  await revealAll(page, device);
  const card = questionCard(page, 1);
  await expect(optionsOf(card)).toHaveCount(3);
  await expect(optionsOf(card).first()).toHaveAttribute('aria-disabled', 'true');
  await expect(card.getByText('Sign in and enrol to answer this question.')).toBeVisible();
  await card.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/signin\?next=/);
});

test('ENR-11 OP-242 content is withheld from a visitor and from a learner who is not enrolled, and no bar is printed @small', async ({
  page,
  platform,
}) => {
  const { lectures } = await readKnownCourse(platform, 258);
  await page.goto(`/courseware/?lecture=${lectures[0]?.id}&module=${lectures[0]?.moduleId}#!258`);
  await expect(page.getByText(HINT)).toBeVisible();
  await expect(page.locator('[data-section]')).toHaveCount(0);
  const bars = ['banner', 'contentinfo'] as const;
  for (const bar of bars) {
    await expect(page.getByRole(bar)).toBeVisible();
  }
  await page.emulateMedia({ media: 'print' });
  for (const bar of bars) {
    await expect(page.getByRole(bar)).toHaveCount(0);
  }
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('main').getByRole('link', { name: 'Go to the course page' }).click();
  await expect(page).toHaveURL(/\/courses\/course\/#!258$/);
});

test('ENR-11 content is withheld from a learner who is not enrolled', async ({ page, platform, learner }) => {
  const { lectures } = await readKnownCourse(platform, 258);
  await page.goto(`/courseware/?lecture=${lectures[0]?.id}&module=${lectures[0]?.moduleId}#!258`);
  await expect(page.getByText(HINT)).toBeVisible();
  expect(await learner.rest.expect('/api/v1/secured/usercourses/active')).toMatchObject({ content: [] });
});

test('AUTH-01 ERR-08 a wrong password is refused in words, and the right one leads back to where one was', async ({
  page,
}) => {
  await page.goto('/courses/course/#!103');
  await page.getByRole('main').getByRole('link', { name: 'Sign in and enrol' }).click();
  await page.getByLabel('E-mail').fill('learner2@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText("Bad credentials or username and password don't match")).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('lectern-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/courses\/course\/#!103$/);
  await expect(page.getByRole('button', { name: 'Account of Jonas Weber' })).toBeVisible();
});
