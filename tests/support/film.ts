import type { Locator } from '@playwright/test';

/** Where a film is, in seconds. */
export const filmSecond = (video: Locator): Promise<number> =>
  video.evaluate((player: HTMLVideoElement) => player.currentTime);

/** How long a film is, in seconds. */
export const filmLength = (video: Locator): Promise<number> =>
  video.evaluate((player: HTMLVideoElement) => player.duration);
