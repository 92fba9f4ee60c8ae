import { startIdentityProvider, type IdentityProvider } from '../support/identityProvider.ts';
import { newUsername } from '../support/hosts.ts';
import { expect, test } from '../support/learnerTest.ts';
import { makeTrial, type TrialHost } from '../support/trialHost.ts';

/** One after another: they share the port that the platform may call. */
test.describe.configure({ mode: 'serial' });

let provider: IdentityProvider | null = null;

test.afterEach(async () => {
  await provider?.close();
  provider = null;
});

test('AUTH-05 OP-36 someone signs in at the provider of the workspace, agrees once, and is known the next time', async ({
  page,
  browser,
  baseURL,
}) => {
  const trial = await connected(await makeTrial(page, baseURL));
  const email = newUsername();
  provider?.knows({ sub: 'good', email, email_verified: true, name: 'Petra Provider' });
  await page.context().close();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${trial.origin}/signin?view=register`);
  await visitor.getByLabel('I agree to the privacy policy').check();
  await chooseAtProvider('Petra Provider');
  await expect(visitor.getByRole('button', { name: 'Account of Petra Provider' })).toBeVisible();
  const people = `/api/v1/secured/workspaces/${trial.workspaceId}/users?q=username=='${email}'`;
  expect(await trial.creator.rest.expect(people)).toMatchObject({
    content: [{ username: email, status: 'REGISTERED' }],
  });

  await visitor.getByRole('button', { name: 'Account of Petra Provider' }).click();
  await visitor.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await visitor.goto(`${trial.origin}/signin`);
  await chooseAtProvider(null);
  await expect(visitor.getByRole('button', { name: 'Account of Petra Provider' })).toBeVisible();
  await visitor.context().close();

  /** In the window that opens; someone who is still signed in at the provider is not asked again. */
  async function chooseAtProvider(name: string | null): Promise<void> {
    const popup = visitor.waitForEvent('popup');
    await visitor.getByRole('button', { name: /^Continue with / }).click();
    const opened = await popup;
    if (name !== null) await opened.getByRole('link', { name }).click();
  }
});

test('ERR-14 closing the window of the provider is said in words, and trying again is possible', async ({
  page,
  browser,
  baseURL,
}) => {
  const trial = await connected(await makeTrial(page, baseURL));
  provider?.knows({ sub: 'closing', email: newUsername(), email_verified: true, name: 'Cleo Closing' });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${trial.origin}/signin`);
  const popup = visitor.waitForEvent('popup');
  const button = visitor.getByRole('button', { name: /^Continue with / });
  await button.click();
  const opened = await popup;
  await expect(opened.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await opened.close();
  await expect(visitor.getByText('Social sign-in popup was closed')).toBeVisible();
  await expect(button).toBeEnabled();
  await visitor.context().close();
});

test('ERR-12 ERR-18 an e-mail address that the provider has not verified is refused in words', async ({
  page,
  browser,
  baseURL,
}) => {
  const trial = await connected(await makeTrial(page, baseURL));
  provider?.knows({ sub: 'doubtful', email: newUsername(), email_verified: false, name: 'Dora Doubtful' });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${trial.origin}/signin?view=register`);
  await visitor.getByLabel('I agree to the privacy policy').check();
  const popup = visitor.waitForEvent('popup');
  await visitor.getByRole('button', { name: /^Continue with / }).click();
  await (await popup).getByRole('link', { name: 'Dora Doubtful' }).click();
  await expect(visitor.getByText('Social e-mail must be verified; check the e-mail settings')).toBeVisible();
  await visitor.context().close();
});

test('INTG-03 INTG-04 INTG-07 INTG-08 INTG-09 an admin connects single sign-on by its address, tests and disconnects it', async ({
  page,
  browser,
  baseURL,
}) => {
  const trial = await makeTrial(page, baseURL);
  provider = await startProvider(trial);
  const { issuer = '', clientId = '', clientSecret = '' } = provider.integration;
  await page.goto(`${trial.origin}/admin/integrations-management/`);
  const card = page.getByRole('region', { name: 'Single sign-on' });
  await card.getByRole('button', { name: 'Connect: Single sign-on' }).click();

  // By keyboard, in the order of the fields.
  const form = page.getByRole('dialog', { name: 'Connect: Single sign-on' });
  await page.keyboard.type(issuer);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Token endpoint')).toHaveValue(`${issuer}/token`);
  await form.getByLabel('Client ID').fill(clientId);
  await form.getByLabel('Client secret').fill('not the right one');
  await form.getByRole('button', { name: 'Test' }).click();
  await expect(form.getByRole('alert')).toContainText('refused the credentials. Check “Client secret”.');
  await form.getByLabel('Client secret').fill(clientSecret);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Single sign-on connected')).toBeVisible();
  await card.getByRole('button', { name: 'Test: Single sign-on' }).click();
  await expect(card.getByText(/it works$/)).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${trial.origin}/signin`);
  await expect(visitor.getByRole('button', { name: /^Continue with / })).toBeVisible();
  await visitor.context().close();

  await card.getByRole('button', { name: 'Disconnect: Single sign-on' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Single sign-on deleted')).toBeVisible();
  await expect(card.getByText('Not connected')).toBeVisible();
});

const startProvider = (trial: TrialHost): Promise<IdentityProvider> =>
  startIdentityProvider(Number(process.env['E2E_PROVIDER_PORT']), `${trial.origin}/signin/callback`);

/** Starts a provider and connects the workspace to it. */
async function connected(trial: TrialHost): Promise<TrialHost> {
  provider = await startProvider(trial);
  const address = `/api/v1/secured/workspaces/${trial.workspaceId}/integrations`;
  const body = { '@type': 'OAUTH2', ...provider.integration };
  const { id } = await trial.creator.rest.expect<{ id: number }>(address, { method: 'POST', body });
  // Visitors are offered what has been found working.
  await trial.creator.rest.expect(`${address}/${id}/_test`, { method: 'POST', body: {} });
  return trial;
}
