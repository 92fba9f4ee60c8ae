import { readFile } from 'node:fs/promises';
import { newUsername, password } from '../support/hosts.ts';
import { expect, test } from '../support/learnerTest.ts';
import { operationOf } from '../support/operationOf.ts';
import { followMailTo } from '../support/outbox.ts';
import { signedIn } from '../support/restClient.ts';
import { signInAs } from '../support/signInAs.ts';

test('USERS-01 USERS-02 USERS-03 an admin adds someone, whose invitation counts until it is revoked', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const username = newUsername();
  await signInAs(page, 'admin');
  await page.goto('/admin/users-management/');
  await page.getByRole('button', { name: 'Add people' }).click();
  await page.getByLabel('E-mail address').fill(username);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(row.getByText('Invited')).toBeVisible();

  const invited = await (await browser.newContext()).newPage();
  await followMailTo(invited, origin, username, /invit/i);
  await expect(invited.getByText('You are invited')).toBeVisible();

  await row.getByRole('button', { name: `Revoke: ${username}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
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
  await rights.getByRole('button', { name: 'Give someone rights' }).click();
  await rights.getByRole('searchbox', { name: 'Search people' }).fill(username);
  await expect(rights.getByText('1 person', { exact: true })).toBeVisible();
  await rights.getByRole('switch', { name: `Courses: ${username}` }).click();
  // The switch shows at once what is still on its way.
  await expect.poll(() => admin.expect(`${base}/users/${userId}`)).toMatchObject({ createCourse: true });
  await expect(rights.getByRole('switch', { name: `Courses: ${username}` })).toBeChecked();
  await rights.context().close();

  await page.goto('/dashboard/');
  await account.click();
  await expect(page.getByRole('menuitem', { name: 'Admin home' })).toBeVisible();
});

test('BEY-12 BEY-45 OP-311 USERS-01 an admin imports people by keyboard, after a look at what would happen, finds the work again and undoes it', async ({
  page,
}) => {
  const [first, second] = [newUsername(), newUsername()];
  const asked: (string | null)[] = [];
  page.on('request', (request) => void asked.push(operationOf(request)));
  await signInAs(page, 'admin');
  await page.goto('/admin/users-management/');
  await page.getByRole('link', { name: 'Import' }).press('Enter');
  await page.getByLabel('Or paste addresses or rows of a table').fill(`${first}\n${second}\nnobody`);
  await expect(page.getByText('3 rows found')).toBeVisible();
  await page.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(page.getByText('2 would be done')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'nobody' })).toContainText('This is not an e-mail address');
  await page.getByRole('button', { name: 'Import now' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Import of people' })).toBeVisible();
  await expect(page.getByText('2 done')).toBeVisible();
  // Each of both jobs is followed by one stream, and not asked for.
  expect(asked.filter((name) => name === 'followJobSubscription')).toHaveLength(2);
  expect(asked).not.toContain('followJobQuery');

  await page.goto(`/admin/users-management/?search=${encodeURIComponent(first)}`);
  await expect(page.getByRole('row').filter({ hasText: first })).toContainText('Not invited');
  await page.goto('/admin/jobs/');
  await page.getByRole('link', { name: 'Import of people' }).first().press('Enter');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('row').filter({ hasText: second })).toContainText('Taken out again');
  await page.goto(`/admin/users-management/?search=${encodeURIComponent(first)}`);
  await expect(page.getByText('Nobody matches')).toBeVisible();
});

test('BEY-12 STAFF-01 an admin selects people and gives them a right; the table is ordered and downloaded as it is shown', async ({
  page,
  platform,
}) => {
  const admin = await signedIn(platform, 'admin@demo.test');
  const marker = newUsername().split('@')[0] ?? '';
  for (const part of ['a', 'b', 'c']) {
    await admin.expect('/api/v1/secured/workspaces/1/users', {
      method: 'POST',
      body: { username: `${part}-${marker}@example.org` },
    });
  }
  await signInAs(page, 'admin');
  await page.goto(`/admin/staff-management/?search=${marker}&right=everyone`);
  await expect(page.getByText('3 people', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Added' }).click();
  await page.keyboard.press('Escape');
  for (const order of ['ascending', 'descending']) {
    await page.getByRole('button', { name: 'Added' }).click();
    await expect(page.getByRole('columnheader', { name: 'Added' })).toHaveAttribute('aria-sort', order);
  }
  await expect(page.getByRole('rowheader').first()).toContainText(`c-${marker}`);

  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).press('Space');
  await page.getByRole('checkbox', { name: `Select b-${marker}@example.org` }).press('Space');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Change rights' }).click();
  await page.getByRole('menuitem', { name: 'Let them create courses', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change rights' }).click();
  await expect(page.getByText('2 done')).toBeVisible();

  await page.goto(`/admin/staff-management/?search=${marker}&right=everyone&sort=-added`);
  await expect(page.getByRole('switch', { name: `Courses: a-${marker}` })).toBeChecked();
  await expect(page.getByRole('switch', { name: `Courses: b-${marker}` })).not.toBeChecked();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  const lines = csv.trim().split('\r\n');
  expect(lines[0]).toMatch(/,Added$/);
  expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(
    ['c', 'b', 'a'].map((part) => `${part}-${marker}@example.org`),
  );
});
