import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { password } from '../support/hosts.ts';
import { expect, test } from '../support/learnerTest.ts';
import { registerLearner } from '../support/restClient.ts';
import { signInAs } from '../support/signInAs.ts';

/** Presses something by a click, or by the keyboard alone. */
type Press = (control: Locator) => Promise<void>;
const byMouse: Press = (control) => control.click();
const byKeyboard: Press = async (control) => {
  await control.focus();
  await control.press('Enter');
};

async function makeCampaign(page: Page, press: Press, name: string): Promise<void> {
  await page.goto('/admin/campaign-management/');
  await press(page.getByRole('button', { name: 'New campaign' }));
  const dialog = page.getByRole('dialog', { name: 'New campaign' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('combobox', { name: 'Course' }).selectOption('German for Beginners');
  await press(dialog.getByRole('button', { name: 'Create campaign' }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('CAMP-01 CAMP-04 VOUCH-01 VOUCH-02 VOUCH-03 BEY-21 ROLE-10 a voucher admin makes codes, a learner comes in by a printed one, and the use is told', async ({
  page,
  browser,
  baseURL,
  platform,
}) => {
  await signInAs(page, 'voucher');
  await makeCampaign(page, byMouse, 'Evening class');
  await page.getByRole('button', { name: 'Create codes' }).click();
  const codes = page.getByRole('table', { name: 'Codes' });
  await expect(codes.getByRole('rowheader')).toHaveCount(15);
  const code = (await codes.getByRole('rowheader').first().innerText()).trim();
  expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(`${code.replaceAll('-', '')},0,`);

  await page.getByRole('link', { name: 'Print cards' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cards to print' })).toBeVisible();
  await expect(page.getByText(code)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the campaign' }).click();

  const { user } = await registerLearner(platform, 'Vera Voucher');
  const context = await browser.newContext();
  const learner = await context.newPage();
  const origin = new URL(baseURL ?? '').origin;
  await learner.goto(`${origin}/redeem/?code=${code}`);
  await learner.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await learner.getByLabel('E-mail').fill(user.username);
  await learner.getByLabel('Password', { exact: true }).fill(password);
  await learner.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(learner.getByRole('textbox', { name: 'Enrolment code' })).toHaveValue(code);
  await learner.getByRole('button', { name: 'Enrol' }).click();
  await expect(learner).toHaveURL(/\/dashboard\/course\/#!101$/);
  await context.close();

  await page.reload();
  const uses = page.getByRole('table', { name: 'Who used them' });
  await expect(uses.getByRole('rowheader', { name: 'Vera Voucher' })).toBeVisible();
  await expect(uses.getByText(code)).toBeVisible();
  await expect(codes.getByText('Once')).toBeVisible();

  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('switch', { name: 'On: Evening class' }).click();
  await saved;
  await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete “Evening class”?' });
  await expect(dialog.getByText(/Its 15 codes stop working.*The person who used a code stays enrolled/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vouchers' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Evening class' })).toHaveCount(0);
});

test('CAMP-01 CAMP-05 VOUCH-01 on a phone and by keyboard a campaign is made, expires, and is hidden until it is asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'voucher');
  await makeCampaign(page, byKeyboard, 'Short course');
  const amount = page.getByRole('textbox', { name: 'How many codes?' });
  await amount.fill('2');
  await amount.press('Enter');
  await expect(page.getByRole('table', { name: 'Codes' }).getByRole('rowheader')).toHaveCount(2);
  await byKeyboard(page.getByRole('button', { name: 'Edit' }));
  const dialog = page.getByRole('dialog', { name: 'Edit campaign' });
  await dialog.getByLabel('Codes work from').fill('2020-01-01T09:00');
  await dialog.getByLabel('Codes work until').fill('2020-02-01T09:00');
  await byKeyboard(dialog.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Expired', { exact: true })).toBeVisible();
  await byKeyboard(page.getByRole('link', { name: 'All campaigns' }));
  await expect(page.getByRole('link', { name: 'Welcome 2026' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Short course' })).toHaveCount(0);
  const shown = page.getByRole('switch', { name: 'Show expired campaigns' });
  await shown.focus();
  await shown.press('Space');
  await expect(page.getByRole('link', { name: 'Short course' })).toBeVisible();
});
