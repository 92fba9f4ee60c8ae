import type { Appearance } from './axeGrid.ts';
import type { TabOf } from './axeTest.ts';
import { expectGoodControls, expectGoodRings } from './controls/expectGoodControls.ts';
import { expectNothingLost, expectSoundScreen } from './screens.ts';
import type { Visit } from './sharedVisits.ts';
import { PHONE, visitScreen } from './visitScreen.ts';

/** The narrowest window in which nothing may be lost (WCAG 1.4.10). */
const NARROW = { width: 320, height: 700 };

/**
 * Looks at the screens of one visit in some appearances: axe finds nothing in them, their controls are named and large enough, and in a narrow window
 * nothing is lost, and the focus can be seen wherever it goes.
 */
export async function judgeScreen(
  tabOf: TabOf,
  baseURL: string,
  visit: Visit,
  appearances: readonly Appearance[],
): Promise<void> {
  await visitScreen(tabOf, baseURL, visit, appearances, async (page, name) => {
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
  visit: Visit,
  appearance: Appearance,
): Promise<void> {
  await visitScreen(tabOf, baseURL, visit, [appearance], async (page, name) => {
    await expectGoodControls(page, name);
    await expectGoodRings(page, name);
  });
}
