import type { Appearance } from './axeGrid.ts';
import type { Screen } from './axeScreens.ts';
import type { TabOf } from './axeTest.ts';
import { expectGoodControls, expectGoodRings } from './controls/expectGoodControls.ts';
import { expectNothingLost, expectSoundScreen } from './screens.ts';
import { PHONE, visitScreen } from './visitScreen.ts';

/** The narrowest window in which nothing may be lost (WCAG 1.4.10). */
const NARROW = { width: 320, height: 700 };

/**
 * Looks at one screen in some appearances: axe finds nothing in it, its controls are named and large enough, and in a narrow window
 * nothing is lost, and the focus can be seen wherever it goes.
 */
export async function judgeScreen(
  tabOf: TabOf,
  baseURL: string,
  screen: Screen,
  appearances: readonly Appearance[],
): Promise<void> {
  await visitScreen(tabOf, baseURL, screen, appearances, async (page, name) => {
    await expectSoundScreen(page, name);
    await expectGoodControls(page, name);
    await page.setViewportSize(NARROW);
    await expectNothingLost(page, `${name}, narrow`);
    await expectGoodRings(page, `${name}, narrow`);
    await page.setViewportSize(PHONE);
    await expectGoodControls(page, `${name}, phone`);
  });
}

/** The same without axe, for what it has seen elsewhere: controls are named and large enough, and the focus can be seen. */
export async function judgeControls(
  tabOf: TabOf,
  baseURL: string,
  screen: Screen,
  appearance: Appearance,
): Promise<void> {
  await visitScreen(tabOf, baseURL, screen, [appearance], async (page, name) => {
    await expectGoodControls(page, name);
    await expectGoodRings(page, name);
  });
}
