import { expect, test } from '../support/learnerTest.ts';
import { proveAddress } from '../support/provenLearner.ts';
import { signInAs } from '../support/signInAs.ts';

test('BEY-13 an admin enrols people after a look at what would happen, and anyone who is enrolled sees by when it is due', async ({
  page,
  learner,
  platform,
  browser,
  baseURL,
}) => {
  await proveAddress(platform, learner.username);
  const admin = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signInAs(admin, 'admin', new URL(baseURL ?? '').origin);
  await admin.goto('/admin/progress/?course=258');
  await admin.getByRole('button', { name: 'Enrol people' }).click();
  const form = admin.getByRole('dialog', { name: 'Enrol people' });
  await form.getByLabel('E-mail addresses').fill(`${learner.username}\nnobody-${learner.username}`);
  await form.getByLabel('Due date').fill('2035-12-05');
  await form.getByRole('button', { name: 'Check first' }).click();
  await expect(form.getByText('1 would be done')).toBeVisible();
  await expect(form.getByText('Will start once the address is confirmed')).toBeVisible();
  await page.goto('/dashboard/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Due /)).toHaveCount(0);

  await form.getByRole('button', { name: 'Enrol', exact: true }).press('Enter');
  await expect(admin).toHaveURL(/\/admin\/jobs\/job\//);
  await expect(
    admin.getByRole('row').filter({ hasText: learner.username }).first().getByText('Enrolled'),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Due .*2035$/).first()).toBeVisible();
  await page.goto('/dashboard/course/#!258');
  await expect(page.getByText(/^Due .*2035$/).first()).toBeVisible();
  await admin.context().close();
});

test('BEY-07 an author comes from the list of courses to its statistics, by keyboard', async ({ page }) => {
  await signInAs(page, 'author');
  await page.goto('/admin/courses/?search=How+to+Learn+Well');
  const actions = page.getByRole('button', { name: /How to Learn Well/ }).last();
  await actions.focus();
  await actions.press('Enter');
  const item = page.getByRole('menuitem', { name: 'Statistics' });
  await item.focus();
  await item.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics: How to Learn Well' })).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Way through the course' }).getByRole('rowheader').first(),
  ).toBeVisible();
  const question = page.getByRole('heading', { level: 3 }).first().getByRole('button');
  await question.focus();
  await question.press('Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});
