import { expect, test } from '../support/learnerTest.ts';
import { registerLearner } from '../support/restClient.ts';
import { signInAs } from '../support/signInAs.ts';

test('BEY-20 an admin logs a request that came by mail, carries it out and sees it done; and sees what retention would delete', async ({
  page,
  platform,
}) => {
  const { user } = await registerLearner(platform, 'Petra Private');
  await signInAs(page, 'admin');
  await page.goto('/admin/');
  await page.getByRole('navigation').getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('button', { name: 'Log a request' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log a request' });
  await dialog.getByLabel('E-mail address').fill(user.username.toUpperCase());
  await dialog.getByLabel('That all of it is deleted').check();
  await dialog.getByRole('button', { name: 'Log', exact: true }).click();
  const open = page.getByRole('row').filter({ hasText: 'Petra Private' });
  await expect(open).toContainText('Open');
  await expect(open).toContainText('Logged by');

  await open.getByRole('link', { name: 'Carry out: Petra Private' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Personal data' })).toBeInViewport();
  await page.getByRole('button', { name: 'Erase this person' }).click();
  await page.getByLabel(`Type ${user.username} to go on`).fill(user.username);
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();

  // Found by the address that is kept nowhere any more.
  await page.goto(`/admin/privacy/?email=${encodeURIComponent(user.username)}`);
  const done = page.getByRole('row').filter({ hasText: 'Deleted person' });
  await expect(done).toContainText('Done');
  await expect(page.getByText('1 request', { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Retention' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'What is deleted next' })).toBeVisible();
  await page.getByLabel('Delete unused accounts after').selectOption({ label: '1 year' });
  await expect(page.getByRole('heading', { name: 'What these changes would delete' })).toBeVisible();
  await expect(page.getByText('Counted now. Nothing is deleted by looking.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Change how long things are kept?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await expect(page.getByText('All changes are saved')).toBeVisible();
});
