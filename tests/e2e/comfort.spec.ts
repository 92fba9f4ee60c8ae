import type { Page } from '@playwright/test';
import { expect, test } from '../support/learnerTest.ts';
import { password } from '../support/hosts.ts';

const settingsButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Reading settings/ });

/** Pictures that are in their boxes; a hidden one is moved out of its box, where its words stand instead. */
const shownPictures = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll(
      (pictures) => pictures.filter((picture) => !getComputedStyle(picture).objectPosition.startsWith('-')).length,
    );

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('A11Y-01 A11Y-02 A11Y-03 A11Y-06 A11Y-07 ROLE-01 a visitor sets the size of type to its ends, colours and pictures, and resets all', async ({
  page,
}) => {
  const size = () =>
    page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  await page.goto('/courses/');
  await expect.poll(() => shownPictures(page)).toBeGreaterThan(0);
  const usual = await size();
  await settingsButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Reading settings' });
  const [smaller, larger] = ['Smaller text', 'Larger text'].map((name) => dialog.getByRole('button', { name }));
  await expect(dialog.getByText('16 px')).toBeVisible();
  for (let size = 15; size >= 10; size -= 1) await smaller?.click();
  await expect(dialog.getByText('10 px')).toBeVisible();
  await expect(smaller ?? dialog).toHaveAttribute('aria-disabled', 'true');
  for (let size = 11; size <= 37; size += 1) await larger?.click();
  await expect(dialog.getByText('37 px')).toBeVisible();
  await expect(larger ?? dialog).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog.getByText('Your reading settings are on.')).toBeVisible();
  await dialog.getByText('Hidden, with their description instead').click();
  await dialog.getByText('White on black').click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(size).toBeGreaterThan(usual);
  await expect.poll(() => shownPictures(page)).toBe(0);
  const large = await size();
  await page.reload();
  await expect.poll(size).toBe(large);

  await settingsButton(page).click();
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(dialog.getByText('16 px')).toBeVisible();
  await expect(dialog.getByText('You see the site as it was designed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(size).toBe(usual);
  await expect.poll(() => shownPictures(page)).toBeGreaterThan(0);
});

test('A11Y-04 A11Y-05 THEME-02 I18N-04 what someone sets to read comfortably follows them to another device', async ({
  page,
  browser,
  baseURL,
  learner,
}) => {
  await page.goto('/dashboard/');
  await settingsButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Reading settings' });
  for (let step = 0; step < 4; step += 1) await dialog.getByRole('button', { name: 'Larger text' }).click();
  await dialog.getByText('Green on dark brown').click();
  await dialog.getByText('Without colour').click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect
    .poll(() => learner.rest.expect('/api/v1/secured/users/me'))
    .toMatchObject({ preferences: { fontSize: 20, colorScheme: 'green', imageMode: 'monochrome' } });
  const here = await ground(page);

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await other.goto('/signin');
  await other.getByLabel('E-mail').fill(learner.username);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other).toHaveURL('/dashboard/');
  await settingsButton(other).click();
  await expect(other.getByRole('dialog').getByText('20 px')).toBeVisible();
  await expect(other.getByRole('radio', { name: 'Green on dark brown' })).toBeChecked();
  await expect(other.getByRole('radio', { name: 'Without colour' })).toBeChecked();
  await expect.poll(() => ground(other)).toBe(here);
  await other.context().close();
});
