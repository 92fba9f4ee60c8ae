import { expect, type Locator, type Page } from '@playwright/test';

/** The outline of the course beside a lecture; on small screens it is there, out of sight. */
const outlineOf = (page: Page) => page.locator('nav[aria-label="Course contents"]').first();

/** The share that is done is what the ticks say, and whatever is locked says why or that it opens in order (OP-45, OP-103, PROG-11). */
export async function expectOutlineAgrees(page: Page): Promise<void> {
  const outline = outlineOf(page);
  await expect(outline.locator('li').first()).toBeAttached();
  const share = outline.getByText(/^\d+% done$/);
  await expect
    .poll(async () => {
      const all = await outline.locator('li').count();
      const done = await outline.locator('svg[aria-label="Done"], svg[aria-label="Skipped"]').count();
      const told = await share.textContent();
      return told === `${Math.floor((done / all) * 100)}% done`
        ? 'as the ticks say'
        : `${told} with ${done} of ${all} ticks`;
    })
    .toBe('as the ticks say');
  const closed = outline.locator('li:has(svg[aria-label="Locked"])');
  for (const entry of await closed.all()) await expect(entry).toContainText(/Finish “|Locked until/);
  // What waits behind that one is told above the list, once.
  if ((await outline.locator('svg[aria-label="Locked, opens in order"]').count()) === 0) return;
  await expect(outline.getByText(/^Lectures open in order/)).toHaveCount(1);
  await expect(closed).toHaveCount(1);
}

/** A step that is closed says why, beside it. */
export async function expectReasonAtNext(page: Page): Promise<void> {
  const next = page.getByRole('main').getByRole('button', { name: /^(?:Next: |Finish the course)/ });
  const reason = page.getByRole('main').getByRole('status').last();
  await expect
    .poll(
      async () => (await next.isEnabled()) || /[1-9]\d* (?:question|point)|to the end/.test(await reason.innerText()),
    )
    .toBe(true);
}

/** Wherever a place tells how much is done it is `done`, in per cent, and the score is one number (OP-103, PROG-11). */
export async function expectOneNumberEach(place: Locator, done: number): Promise<void> {
  const read = () =>
    place.evaluate((element) => {
      const text = (element as HTMLElement).innerText;
      const told = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, number]) => Number(number));
      const listed = (term: RegExp) =>
        [...element.querySelectorAll('dt')]
          .filter(({ textContent }) => term.test(textContent ?? ''))
          .map(({ nextElementSibling }) => Number.parseInt(nextElementSibling?.textContent ?? '', 10));
      return {
        done: [...new Set([...told(/(\d+)% done/g), ...listed(/^Done$/)])],
        scores: new Set([...told(/(\d+)% of the \d+% needed/g), ...listed(/^(?:Your )?score$|^Points$/i)]).size,
      };
    });
  await expect.poll(async () => (await read()).done.filter((told) => told !== done)).toEqual([]);
  expect((await read()).scores).toBeLessThanOrEqual(1);
}

/** The lecture that comes next is one that is not done yet. */
export async function expectNotDone(page: Page, lecture: string): Promise<void> {
  const entry = outlineOf(page).locator('li').filter({ hasText: lecture });
  await expect(entry.locator('svg[aria-label="Done"]')).toHaveCount(0);
}
