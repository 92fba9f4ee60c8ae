import type { Page } from '@playwright/test';
import { expect, test } from '../support/learnerTest.ts';

/** The heading of the catalogue in each language. */
const headings = {
  Українська: 'Усі курси',
  Deutsch: 'Alle Kurse',
  Português: 'Todos os cursos',
  English: 'All courses',
};

test('I18N-03 OP-85 a visitor chooses a language, and it stays', async ({ page }) => {
  await page.goto('/courses/');
  for (const [language, heading] of Object.entries(headings)) {
    await chooseLanguage(page, language);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('I18N-04 the language of a learner is stored with the account', async ({ page, learner, context }) => {
  await page.goto('/courses/');
  await chooseLanguage(page, 'Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect
    .poll(() => learner.rest.expect('/api/v1/secured/users/me'))
    .toMatchObject({ username: learner.username, language: 'de' });
  // Another browser of the same person knows no choice of its own.
  await context.clearCookies({ name: 'siteMeta' });
  await page.goto('/dashboard/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('WS-08 a workspace has its own language and title', async ({ page, baseURL }) => {
  const acme = new URL(baseURL ?? '');
  acme.hostname = 'acme.localhost';
  await page.goto(acme.href);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle(/Acme Küchenschule/);
});

test('THEME-02 dark mode is switched by anyone, and stays', async ({ page }) => {
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Dark mode' });
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  const light = await ground();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(ground).toBe(dark);
  await toggle.click();
  await expect.poll(ground).toBe(light);
});

test('NAV-13 I18N-03 a menu of the header stays below its button while the page scrolls', async ({ page, learner }) => {
  await page.goto('/courses/');
  // Without them the page is too short to be scrolled.
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  for (const name of [/, Language: /, learner.name]) {
    await page.getByRole('banner').getByRole('button', { name }).click();
    const menu = page.getByRole('menu');
    await expect(menu.locator('[role^=menuitem]').first()).toBeFocused();
    // Before anything could follow: who presses just then presses what they saw.
    const moved = await menu.evaluate((element) => {
      for (const animation of element.parentElement?.getAnimations({ subtree: true }) ?? []) animation.finish();
      const before = element.getBoundingClientRect().top;
      window.scrollBy({ top: 120, behavior: 'instant' });
      return { scrolled: window.scrollY, by: element.getBoundingClientRect().top - before };
    });
    expect(moved).toEqual({ scrolled: 120, by: 0 });
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  }
});

async function chooseLanguage(page: Page, name: string): Promise<void> {
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /, (Language|Мова|Sprache|Idioma): / }).click();
  await page.getByRole('menuitemradio', { name }).click();
}
