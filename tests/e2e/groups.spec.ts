import { randomUUID } from 'node:crypto';
import { newUsername } from '../support/hosts.ts';
import { expect, test } from '../support/learnerTest.ts';
import { proveAddress } from '../support/provenLearner.ts';
import { signedIn } from '../support/restClient.ts';
import { signInAs } from '../support/signInAs.ts';

test('BEY-13 an admin makes groups by domain and by hand, enrols one with a due date, and sees its progress alone', async ({
  browser,
  learner,
  platform,
  baseURL,
}) => {
  await proveAddress(platform, learner.username);
  const admin = await signedIn(platform, 'admin@demo.test');
  const marker = randomUUID().slice(0, 8);
  const domain = `${marker}.test`;
  const waiting = newUsername();
  const people = '/api/v1/secured/workspaces/1/users';
  await admin.expect(people, { method: 'POST', body: { username: waiting } });
  await admin.expect(people, { method: 'POST', body: { username: `ann@${domain}` } });
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signInAs(page, 'admin', new URL(baseURL ?? '').origin);

  await page.goto('/admin/groups/');
  const create = async (name: string) => {
    await page.getByRole('button', { name: 'New group' }).click();
    const form = page.getByRole('dialog', { name: 'New group' });
    await form.getByLabel('Name').fill(name);
    return form;
  };
  const byDomain = await create(`Supplier ${marker}`);
  await byDomain.getByLabel('Also everyone at an address domain').check();
  await byDomain.getByLabel('Domain', { exact: true }).fill(`@${domain}`);
  await byDomain.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Supplier ${marker}` })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `ann@${domain}` })).toBeVisible();

  await page.getByRole('link', { name: 'All groups' }).click();
  const byHand = await create(`Team ${marker}`);
  await byHand.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByText('Nobody belongs to this group yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add people' }).click();
  const add = page.getByRole('dialog', { name: 'Add people' });
  await add
    .getByLabel('Or paste addresses or rows of a table')
    .fill(`${learner.username}\n${waiting}\nnobody@${domain}`);
  await add.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/jobs\/job\//);
  const outcomeOf = (username: string) => page.getByRole('row').filter({ hasText: username }).first();
  await expect(outcomeOf(learner.username)).toContainText('Added to the group');
  await expect(outcomeOf(waiting)).toContainText('Added to the group');
  await expect(outcomeOf(`nobody@${domain}`)).toContainText('Nobody here has this address');

  await page.goto(`/admin/groups/?search=${marker}`);
  await page.getByRole('link', { name: `Team ${marker}` }).click();
  await page.getByRole('button', { name: 'Enrol in a course' }).click();
  const enrol = page.getByRole('dialog', { name: 'Enrol in a course' });
  await enrol.getByRole('combobox', { name: 'Course' }).selectOption('258');
  await enrol.getByLabel('Due date').fill('2035-12-05');
  await enrol.getByRole('button', { name: 'Enrol', exact: true }).press('Enter');
  await expect(outcomeOf(learner.username)).toContainText('Enrolled');
  await expect(outcomeOf(waiting)).toContainText('Starts once the address is confirmed');

  await page.goto('/admin/progress/');
  await page.getByRole('combobox', { name: 'Group' }).selectOption({ label: `Team ${marker}` });
  await expect(page).toHaveURL(/[?&]group=\d+/);
  await expect(page.getByText('1 enrolment', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: learner.username })).toBeVisible();
  await page.context().close();
});
