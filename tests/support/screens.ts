import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The same class from another copy of the library, whose declarations differ in a detail. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page'] & Page;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until nothing fades or moves in any more: colours are judged as they stay. What runs for ever is not waited for. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** What holds for every screen: no finding of axe, and nothing wider than the window. */
export async function expectSoundScreen(page: Page, name: string): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page: page as AxePage }).withTags(RULES).analyze();
  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ html }) => html).slice(0, 3),
  }));
  expect.soft(findings, name).toEqual([]);
  const overflow = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width: own } = element.getBoundingClientRect();
      return own > 0 && right > width + 1;
    });
    return wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 200));
  });
  expect.soft(overflow, `${name} is wider than the window`).toEqual([]);
}

/** Nothing that can be read is cut off by the box it stands in, unless that box can be scrolled. */
export async function expectNothingClipped(page: Page, name: string): Promise<void> {
  const clipped = await page.evaluate(() => {
    const texts = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.innerText?.trim() !== '' && element.checkVisibility() && !element.closest('[aria-hidden="true"]'),
    );
    return texts
      .filter((element) => {
        const { overflowX, overflowY, webkitLineClamp, clip, clipPath } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        // Text for screen readers alone is cut off on purpose.
        if (width < 2 || height < 2 || clip !== 'auto' || clipPath !== 'none') return false;
        const sideways = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
        const down = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 2;
        return sideways || (down && webkitLineClamp === 'none');
      })
      .map((element) => element.outerHTML.slice(0, 200))
      .slice(0, 5);
  });
  expect.soft(clipped, `${name} cuts something off`).toEqual([]);
}
