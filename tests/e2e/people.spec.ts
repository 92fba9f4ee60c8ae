import { newUsername, password } from '../support/hosts.ts';
import { expect, test } from '../support/learnerTest.ts';
import { followMailTo } from '../support/outbox.ts';
import { signedIn } from '../support/restClient.ts';
import { signInAs } from '../support/signInAs.ts';

test('USERS-01 USERS-02 USERS-03 an admin adds somebody, whose invitation counts until it is revoked', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const username = newUsername();
  await signInAs(page, 'admin');
  await page.goto('/admin/users-management/');
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByLabel('E-mail address').fill(username);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(row.getByText('Invited')).toBeVisible();

  const invited = await (await browser.newContext()).newPage();
  await followMailTo(invited, origin, username, /invit/i);
  await expect(invited.getByText('You are invited')).toBeVisible();

  await row.getByRole('button', { name: `Revoke: ${username}` }).click();
  await expect(row.getByText('Revoked')).toBeVisible();
  await invited.reload();
  await expect(invited.getByText('You are invited')).toHaveCount(0);
  await invited.context().close();
});

test('STAFF-01 STAFF-02 ROLE-03 a right that an admin switches on counts at once for its person', async ({
  page,
  browser,
  platform,
  baseURL,
}) => {
  const admin = await signedIn(platform, 'admin@demo.test');
  const base = '/api/v1/secured/workspaces/1';
  const username = newUsername();
  const { userId } = await admin.expect<{ userId: number }>(`${base}/users`, { method: 'POST', body: { username } });
  await admin.expect(`${base}/usersaccess/${userId}/_invite`, { method: 'POST' });
  await followMailTo(page, new URL(baseURL ?? '').origin, username, /invit/i);
  await page.getByLabel('Full name').fill('Rita Rights');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the password', { exact: true }).fill(password);
  await page.getByLabel('I agree to the privacy policy').check();
  await page.getByRole('button', { name: 'Create an account' }).click();
  const account = page.getByRole('button', { name: 'Account of Rita Rights' });
  await account.click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Admin home' })).toHaveCount(0);

  const rights = await (await browser.newContext()).newPage();
  await signInAs(rights, 'admin', new URL(baseURL ?? '').origin);
  await rights.goto(`${new URL(baseURL ?? '').origin}/admin/staff-management/`);
  await rights.getByRole('searchbox', { name: 'Search people' }).fill(username);
  await expect(rights.getByText('1 person')).toBeVisible();
  const saved = rights.waitForResponse((response) => response.request().method() === 'POST');
  await rights.getByRole('switch', { name: `Courses: ${username}` }).click();
  await saved;
  await expect(rights.getByRole('switch', { name: `Courses: ${username}` })).toBeChecked();
  await rights.context().close();

  await page.goto('/dashboard/');
  await account.click();
  await expect(page.getByRole('menuitem', { name: 'Admin home' })).toBeVisible();
});
