import type { Page } from '@playwright/test';

/**
 * Waits until nothing fades or moves in any more: colours are judged as they stay. What runs forever, or ends only where someone scrolls,
 * is not waited for.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
