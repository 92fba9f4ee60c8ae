import { randomUUID } from 'node:crypto';
import { newUsername, password } from '../support/hosts.ts';
import { expect, test } from '../support/learnerTest.ts';
import { followMailTo } from '../support/outbox.ts';
import { signedIn } from '../support/restClient.ts';
import { signInAs } from '../support/signInAs.ts';

test('OP-128 OP-129 OP-127 a group takes a course; who joins by an invitation has it with its day and a mail, and is taken out again', async ({
  page,
  browser,
  platform,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const rest = await signedIn(platform, 'admin@demo.test');
  const marker = randomUUID().slice(0, 8);
  const [one, two] = [newUsername(), newUsername()];
  const workspace = '/api/v1/secured/workspaces/1';
  const { id: groupId } = await rest.expect<{ id: number }>(`${workspace}/groups`, {
    method: 'POST',
    body: { name: `Site ${marker}` },
  });
  const people: number[] = [];
  for (const username of [one, two]) {
    const { userId } = await rest.expect<{ userId: number }>(`${workspace}/users`, {
      method: 'POST',
      body: { username },
    });
    await rest.send(`${workspace}/groups/${groupId}/members/${userId}`, { method: 'PUT' });
    people.push(userId);
  }

  const admin = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signInAs(admin, 'admin', origin);
  await admin.goto(`/admin/groups/group/?id=${groupId}`);
  await admin.getByRole('button', { name: 'Add course' }).click();
  const form = admin.getByRole('dialog', { name: 'Add course' });
  await form.getByRole('combobox', { name: 'Course' }).selectOption('258');
  await form.getByRole('textbox', { name: 'Days' }).fill('14');
  await form.getByRole('button', { name: 'Add course' }).press('Enter');
  const course = admin.getByRole('listitem').filter({ hasText: 'Due 14 days after enrolment' });
  await expect(course).toContainText('nobody enrolled yet');

  await rest.expect(`${workspace}/usersaccess/${people[0]}/_invite`, { method: 'POST' });
  await followMailTo(page, origin, one, /invit/i);
  await page.getByLabel('Full name').fill(`Lea ${marker}`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the password', { exact: true }).fill(password);
  await page.getByLabel('I agree to the privacy policy').check();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('button', { name: `Account of Lea ${marker}` })).toBeVisible();
  await followMailTo(page, origin, one, /enrolled you in/);
  await expect(page).toHaveURL(/\/dashboard\/course\//);
  await expect(page.getByText(/^Due /).first()).toBeVisible();

  await admin.reload();
  await expect(course).toContainText('1 enrolled');
  await admin.goto(`/admin/progress/?group=${groupId}`);
  const row = admin.getByRole('row').filter({ hasText: `Lea ${marker}` });
  await row.getByRole('checkbox').check();
  await admin.getByRole('button', { name: 'Un-enrol', exact: true }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Un-enrol', exact: true }).press('Enter');
  await expect(admin).toHaveURL(/\/admin\/jobs\/job\//);
  await expect(admin.getByRole('row').filter({ hasText: one })).toContainText('Un-enrolled');
  await admin.getByRole('button', { name: 'Undo' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(admin.getByRole('row').filter({ hasText: one })).toContainText('Enrolled');
  await admin.context().close();
});
