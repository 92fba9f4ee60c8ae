import { newUsername, password } from '../support/hosts.ts';
import { expect, test } from '../support/learnerTest.ts';
import { registerLearner } from '../support/restClient.ts';
import { makeTrial, platformAt, unusedOrigin } from '../support/trialHost.ts';

test('TRIAL-01 TRIAL-02 TRIAL-05 AUTH-10 WS-21 OP-48 anyone who registers at a new host gets a workspace, makes it theirs and sees the days that are left', async ({
  page,
  baseURL,
}) => {
  const { origin } = unusedOrigin(baseURL);
  await page.goto(`${origin}/signin?view=register`);
  await expect(page.getByRole('heading', { name: 'Start your workspace' })).toBeVisible();
  await page.getByLabel('Full name').fill('Tria Founder');
  await page.getByLabel('E-mail').fill(newUsername());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the password', { exact: true }).fill(password);
  await page.getByLabel('I agree to the privacy policy').check();
  await page.getByRole('main').locator('form button[type="submit"]').click();
  await expect(page.getByText('Your workspace is ready')).toBeVisible();
  await page.goto(`${origin}/admin/`);
  await expect(page.getByRole('link', { name: 'Create a course' })).toBeVisible();

  await page.goto(`${origin}/dashboard/`);
  const banner = page.locator('a[href^="/customize-workspace"]').first();
  await expect(page.getByText(/30 days/)).toBeVisible();
  await banner.click();
  await expect(page).toHaveURL(/\/customize-workspace\/?/);

  const preview = page.getByRole('region', { name: 'Preview' }).frameLocator('iframe');
  await page.getByLabel('Site title').fill('Tria Academy');
  await expect(preview.getByText('Tria Academy').first()).toBeVisible();
  await page.getByLabel('Company', { exact: true }).fill('Tria Ltd');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Everyone sees the new look now.')).toBeVisible();
  await page.goto(`${origin}/`);
  await expect(page).toHaveTitle(/Tria Academy/);
  await expect(page.getByRole('contentinfo').getByText(/Tria Ltd/)).toBeVisible();
});

test('TRIAL-03 TRIAL-04 ROLE-05 OP-48 OP-82 when the trial is over admin rights end at once, learning continues, and its maker may still customise', async ({
  page,
  browser,
  baseURL,
}) => {
  const trial = await makeTrial(page, baseURL);
  const { user } = await registerLearner(platformAt(trial.host));
  await page.goto(`${trial.origin}/admin/`);
  await expect(page).toHaveURL(`${trial.origin}/admin/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await trial.age(31);
  await page.reload();
  await expect(page).toHaveURL(`${trial.origin}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Manage courses' })).toHaveCount(0);
  const people = await trial.creator.rest.send(`/api/v1/secured/workspaces/${trial.workspaceId}/users`);
  expect(people.status).toBe(403);

  await page.getByRole('link', { name: 'What happens now' }).click();
  await expect(page.getByRole('heading', { name: 'The trial is over' })).toBeVisible();
  await page.getByLabel('Site title').fill('Still Mine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Everyone sees the new look now.')).toBeVisible();

  const learner = await (await browser.newContext()).newPage();
  await learner.goto(`${trial.origin}/signin`);
  await learner.getByLabel('E-mail').fill(user.username);
  await learner.getByLabel('Password', { exact: true }).fill(password);
  await learner.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(learner).toHaveURL(`${trial.origin}/dashboard/`);
  await expect(learner.getByRole('heading', { level: 1, name: 'My dashboard' })).toBeVisible();
  await learner.goto(`${trial.origin}/customize-workspace/`);
  await expect(learner.getByText('The trial of this workspace is over.')).toBeVisible();
  await learner.context().close();
});

test('WS-20 a new version of the consent is asked for at the next visit', async ({ page, browser, baseURL }) => {
  const trial = await makeTrial(page, baseURL);
  const { user } = await registerLearner(platformAt(trial.host));
  const learner = await (await browser.newContext()).newPage();
  await learner.goto(`${trial.origin}/signin`);
  await learner.getByLabel('E-mail').fill(user.username);
  await learner.getByLabel('Password', { exact: true }).fill(password);
  await learner.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(learner).toHaveURL(`${trial.origin}/dashboard/`);
  await expect(learner.getByText('Our terms have changed')).toHaveCount(0);

  await page.goto(`${trial.origin}/customize-workspace/?part=consent`);
  await page.getByLabel('Address of the text').fill('https://example.test/terms-2');
  await page.getByRole('button', { name: 'Create a new version' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('The new version is active.').first()).toBeVisible();

  await learner.reload();
  const asked = learner.getByRole('dialog').or(learner.getByRole('alertdialog'));
  await expect(asked.getByText('Our terms have changed')).toBeVisible();
  await asked.getByRole('button', { name: 'I agree' }).click();
  await expect(asked).toHaveCount(0);
  await learner.reload();
  await expect(learner.getByRole('heading', { level: 1, name: 'My dashboard' })).toBeVisible();
  await expect(learner.getByText('Our terms have changed')).toHaveCount(0);
  await learner.context().close();
});
