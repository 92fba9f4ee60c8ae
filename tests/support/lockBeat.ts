import type { Page } from '@playwright/test';
import { operationOf } from './operationOf.ts';

/** More than there is between two beats of a course's lock, in milliseconds. */
const BEAT_MS = 10_001;

/** Gives the pages of a browser a clock that can be put forward; before they open a course. */
export const holdClock = (page: Page): Promise<void> => page.clock.install();

/** Puts the clock of a page forward until it asks the platform about the lock of its course again, and waits for what that says. */
export async function nextBeat(page: Page): Promise<void> {
  const beat = page.waitForRequest((request) =>
    /^(?:lockCourse|reportPresence)Mutation$/.test(operationOf(request) ?? ''),
  );
  await page.clock.fastForward(BEAT_MS);
  await (await (await beat).response())?.finished();
}
