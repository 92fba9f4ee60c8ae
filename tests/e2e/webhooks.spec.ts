import type { Page } from '@playwright/test';
import { expect, test } from '../support/learnerTest.ts';
import { expectSoundInBothColours } from '../support/screens.ts';
import { makeTrial } from '../support/trialHost.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';

let receiver: WebhookReceiver;
test.beforeAll(async () => {
  receiver = await startWebhookReceiver(Number(process.env['E2E_RECEIVER_PORT']));
});
test.afterAll(() => receiver.close());

const panel = (page: Page) => page.getByRole('dialog', { name: 'Webhooks', exact: true });
const log = (page: Page) => page.getByRole('dialog', { name: 'Deliveries: Payroll' });

test('BEY-43 OP-297 A11Y-01 an admin adds a webhook, sees why a test did not arrive, sends it again and deletes the webhook', async ({
  page,
  baseURL,
}) => {
  const { origin } = await makeTrial(page, baseURL);
  await page.goto(`${origin}/admin/integrations-management/`);
  await page.getByRole('button', { name: 'Manage webhooks' }).click();
  await expect(panel(page).getByText(/^There are no webhooks yet\./)).toBeVisible();
  await panel(page).getByRole('button', { name: 'New webhook' }).click();
  await expect(panel(page).getByLabel('Address', { exact: true })).toBeFocused();
  await page.keyboard.type('https://user:word@hooks.example.org');
  await panel(page).getByLabel('What it is for').fill('Payroll');
  await panel(page).getByRole('button', { name: 'Choose all: Certificates' }).click();
  await panel(page).getByRole('button', { name: 'Add webhook' }).click();
  await expect(panel(page).getByText(/^This address cannot be used\./)).toBeVisible();
  await expectSoundInBothColours(page, 'the form of a webhook', 'dialog');
  await panel(page).getByLabel('Address', { exact: true }).fill(receiver.url);
  await panel(page).getByRole('button', { name: 'Add webhook' }).click();

  const shown = page.getByRole('dialog', { name: 'Copy your signing secret' });
  const secret = (await shown.locator('code').textContent()) ?? '';
  // What someone presses next by mistake does not lose it.
  await page.keyboard.press('Escape');
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toBeHidden();
  await expect(panel(page).getByRole('button', { name: 'New webhook' })).toBeFocused();

  receiver.status = 500;
  await panel(page).getByRole('button', { name: 'Send test event: Payroll' }).click();
  await expect(panel(page).getByText(/^The test event did not arrive\. .* with status 500 /)).toBeVisible();
  await expect(panel(page).getByText('Fails', { exact: true })).toBeVisible();
  receiver.status = 204;
  await panel(page).getByRole('button', { name: 'Deliveries: Payroll' }).click();
  await expect(log(page).getByRole('listitem')).toHaveCount(1);
  await expectSoundInBothColours(page, 'the deliveries of a webhook', 'dialog');
  await log(page)
    .getByRole('button', { name: /^Send again: Test event/ })
    .click();
  await expect(async () => {
    await log(page).getByRole('button', { name: 'Refresh' }).click();
    await expect(log(page).getByText('Answer: status 204', { exact: false })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const [first, last] = [receiver.received[0], receiver.received.at(-1)];
  expect(last?.id).toBe(first?.id);
  expect(last?.signatures).toEqual([last?.signatureWith(secret)]);
  expect(JSON.parse(last?.body ?? '')).toMatchObject({ type: 'webhook.test' });

  await page.keyboard.press('Escape');
  await expect(panel(page).getByText('Works', { exact: true })).toBeVisible();
  await expectSoundInBothColours(page, 'the list of webhooks', 'dialog');
  await panel(page).getByRole('button', { name: 'Delete: Payroll' }).click();
  await page.getByRole('dialog', { name: 'Delete “Payroll”?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(panel(page).getByText(/^There are no webhooks yet\./)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Manage webhooks' })).toBeFocused();
});
