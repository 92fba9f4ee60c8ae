import { expect, test } from '../support/learnerTest.ts';
import { expectSoundScreen } from '../support/screens.ts';
import type { PageWire, UserCourseWire } from '../support/wire.ts';

/** “Which course is for me?” of the seed leads over two steps to “Writing Clear Emails”. */
const umbrella = { id: 109, name: 'Which course is for me?' };
const inside = { id: 103, name: 'Writing Clear Emails' };

test('UMB-01 UMB-03 OP-71 a learner is led to a course, enrols, and finds the way back to the questions @small', async ({
  page,
  learner,
}) => {
  const main = page.getByRole('main');
  const back = main.getByRole('link', { name: `Back to “${umbrella.name}”` });
  const choice = main.getByRole('link', { name: `Open the course ${inside.name}` });
  await page.goto(`/dashboard/course/?umbrella=true#!${umbrella.id}`);
  await expect(main.getByRole('heading', { level: 2, name: 'What would you like to be better at?' })).toBeVisible();
  // By keyboard: each step tells itself by its heading.
  await main.getByRole('button', { name: 'Getting my work done' }).press('Enter');
  await expect(main.getByRole('heading', { level: 2, name: 'Getting my work done' })).toBeFocused();
  await main.getByRole('button', { name: 'Writing takes me too long' }).press('Enter');
  await expect(main.getByRole('heading', { level: 2, name: 'Writing takes me too long' })).toBeFocused();
  await expectSoundScreen(page, 'the questions');
  await choice.press('Enter');

  await expect(main.getByRole('heading', { level: 1, name: inside.name })).toBeFocused();
  await expect(page).toHaveURL(/\/dashboard\/course\/\?umbrella=false&tree=109&step=work-mail#!103$/);
  await expect(back).toBeVisible();
  await expectSoundScreen(page, 'the course inside');
  await page.goBack();
  await expect(main.getByRole('heading', { level: 2, name: 'Writing takes me too long' })).toBeVisible();
  await page.goForward();
  await main.getByRole('button', { name: 'Enrol', exact: true }).click();
  await expect(main.getByRole('link', { name: 'Start learning' })).toBeVisible();
  await back.click();

  await expect(main.getByRole('link', { name: `Start the course ${inside.name}` })).toBeFocused();
  await expect(main.getByText('Enrolled', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Start again' }).click();
  await expect(main.getByRole('heading', { level: 2, name: 'What would you like to be better at?' })).toBeFocused();

  await page.goto('/dashboard/');
  const found = main.getByRole('link', { name: umbrella.name });
  await expect(found).toHaveCount(1);
  await expect(main.getByText(inside.name, { exact: true })).toHaveCount(1);
  await expectSoundScreen(page, 'the dashboard');
  await found.click();
  await expect(main.getByRole('heading', { level: 2, name: 'Writing takes me too long' })).toBeVisible();

  // Another device knows the way, too: the platform remembers it.
  await page.goto(`/dashboard/course/#!${inside.id}`);
  await expect(back).toBeVisible();
  const { content } = await learner.rest.expect<PageWire<UserCourseWire>>('/api/v1/secured/usercourses/active');
  expect(content.map(({ courseId }) => courseId)).toEqual([inside.id]);
});

test('UMB-03 an address that names a tree which is none leads nowhere, and the course stays', async ({ page }) => {
  const main = page.getByRole('main');
  for (const tree of ['258', '999999', '0x6d']) {
    await page.goto(`/courses/course/?umbrella=false&tree=${tree}#!${inside.id}`);
    await expect(main.getByRole('heading', { level: 1, name: inside.name })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Sign in and enrol' })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Back to/ })).toHaveCount(0);
  }
});
