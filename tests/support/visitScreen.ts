import { expect, type Page } from '@playwright/test';
import type { Appearance } from './axeGrid.ts';
import type { Screen } from './axeScreens.ts';
import type { TabOf } from './axeTest.ts';
import { interfaceTexts } from './interfaceText.ts';
import { expectCalm } from './pageWatch.ts';
import type { Visit } from './sharedVisits.ts';

/** A desk, and a phone. */
const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Shows one screen in some appearances to `look`, and after each what opens on the page that it is on (`sharedVisits`). */
export async function visitScreen(
  tabOf: TabOf,
  baseURL: string,
  [screen, ...opening]: Visit,
  appearances: readonly Appearance[],
  look: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const address = new URL(screen.path, baseURL);
  if (screen.host !== undefined) address.hostname = screen.host;
  const { page, watch } = await tabOf(screen.account, address.origin);
  for (const appearance of appearances) {
    const nameOf = (shown: Screen) =>
      `${shown.name}, ${appearance.language}, ${appearance.theme}, ${appearance.fontSize} px`;
    const name = nameOf(screen);
    await appear(page, address, appearance);
    const size = screen.phone === true ? PHONE : WIDE;
    await page.setViewportSize(size);
    // Another document in between, as addresses that differ in nothing or in their hash alone are not loaded again.
    await page.goto('about:blank');
    await page.goto(address.href);
    await expect(page.getByRole('main').getByRole('heading').first(), name).toBeVisible();
    await expect(page.locator('html'), name).toHaveAttribute('lang', appearance.language);
    await screen.open?.(page, interfaceTexts(appearance.language));
    await look(page, name);
    for (const next of opening) {
      await page.setViewportSize(size);
      await next.open?.(page, interfaceTexts(appearance.language));
      await look(page, nameOf(next));
    }
  }
  await page.goto('about:blank');
  const complaints = watch.complaints.splice(0);
  // What one screen may complain of no other may.
  expectCalm({
    complaints,
    expected: [...watch.expected, ...(screen.expected === undefined ? [] : [screen.expected])],
  });
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
