import type { Locator, Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point in an element: `down` is the part of its height, from 0 at its top. */
export async function pointIn(place: Locator, down = 0.5): Promise<Point> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (box === null) throw new Error('What a drag begins or ends at is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height * down };
}

/** Where a drag begins and ends, both in sight at once: what comes into sight moves what was. */
export async function pointsOf(from: Locator, to: Locator, down = 0.5): Promise<[Point, Point]> {
  await to.scrollIntoViewIfNeeded();
  const start = await pointIn(from);
  const box = await to.boundingBox();
  if (box === null) throw new Error('What a drag ends at is not there');
  return [start, { x: box.x + box.width / 2, y: box.y + box.height * down }];
}

export type Drag = (page: Page, from: Point, to: Point) => Promise<void>;

export const byMouse: Drag = async ({ mouse }, from, to) => {
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 10 });
  await mouse.up();
};

/** A finger, which the browser may take for one that scrolls. */
export const byFinger: Drag = async (page, from, to) => {
  const browser = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (let step = 1; step <= 10; step += 1) {
    const part = step / 10;
    await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  }
  await send('touchEnd', []);
  await browser.detach();
};
