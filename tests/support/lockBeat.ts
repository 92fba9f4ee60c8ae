import type { Page } from '@playwright/test';

/** More than there is between two beats of a course's lock, in milliseconds. */
const BEAT_MS = 10_001;

/** Gives the pages of a browser a clock that can be put forward; before they open a course. */
export const holdClock = (page: Page): Promise<void> => page.clock.install();

/** Puts the clock of a page forward until it asks the platform about the lock of its course again. */
export const nextBeat = (page: Page): Promise<void> => page.clock.fastForward(BEAT_MS);
