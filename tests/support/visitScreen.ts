import { expect, type Page } from '@playwright/test';
import type { Appearance } from './axeGrid.ts';
import type { Screen } from './axeScreens.ts';
import type { ContextOf } from './axeTest.ts';
import { interfaceTexts } from './interfaceText.ts';
import { expectCalm, watchPage } from './pageWatch.ts';

/** A desk, and a phone. */
const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Shows one screen in some appearances to `look`, in a tab of its own. */
export async function visitScreen(
  contextOf: ContextOf,
  baseURL: string,
  screen: Screen,
  appearances: readonly Appearance[],
  look: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const address = new URL(screen.path, baseURL);
  if (screen.host !== undefined) address.hostname = screen.host;
  const context = await contextOf(screen.account, address.origin);
  const page = await context.newPage();
  try {
    const watch = await watchPage(page);
    if (screen.expected !== undefined) watch.expect(screen.expected);
    for (const appearance of appearances) {
      const name = `${screen.name}, ${appearance.language}, ${appearance.theme}, ${appearance.fontSize} px`;
      await appear(page, address, appearance);
      await page.setViewportSize(screen.phone === true ? PHONE : WIDE);
      // Another document in between, as addresses that differ in nothing or in their hash alone are not loaded again.
      await page.goto('about:blank');
      await page.goto(address.href);
      await expect(page.getByRole('main').getByRole('heading').first(), name).toBeVisible();
      await expect(page.locator('html'), name).toHaveAttribute('lang', appearance.language);
      await screen.open?.(page, interfaceTexts(appearance.language));
      await look(page, name);
    }
    expectCalm(watch);
  } finally {
    await page.close();
  }
}

/** The choices as the browser keeps them (AUTH-12): no account is changed by looking. */
async function appear(page: Page, { origin }: URL, { language, theme, fontSize }: Appearance): Promise<void> {
  const kept = { siteMeta: { language, theme }, reading: { fontSize, colorScheme: 'default', imageMode: 'normal' } };
  await page.context().addCookies(
    Object.entries(kept).map(([name, value]) => ({
      name,
      value: encodeURIComponent(JSON.stringify(value)),
      url: origin,
    })),
  );
}
