import { expect, type Page } from '@playwright/test';

/** The outline of the course beside a lecture; on small screens it is there, out of sight. */
const outlineOf = (page: Page) => page.locator('nav[aria-label="Course contents"]').first();

/** The share that is done is what the ticks say, and whatever is locked says why or that it opens in order (OP-45, OP-103, PROG-11). */
export async function expectHonestOutline(page: Page): Promise<void> {
  const outline = outlineOf(page);
  await expect(outline.locator('li').first()).toBeAttached();
  const share = outline.getByText(/^\d+% done$/);
  await expect
    .poll(async () => {
      const all = await outline.locator('li').count();
      const done = await outline.locator('svg[aria-label="Done"], svg[aria-label="Skipped"]').count();
      const told = await share.textContent();
      return told === `${Math.round((done / all) * 100)}% done`
        ? 'as the ticks say'
        : `${told} with ${done} of ${all} ticks`;
    })
    .toBe('as the ticks say');
  const closed = outline.locator('li:has(svg[aria-label="Locked"])');
  for (const entry of await closed.all()) await expect(entry).toContainText(/Finish “|Locked until/);
}

/** The lecture that comes next is one that is not done yet. */
export async function expectNotDone(page: Page, lecture: string): Promise<void> {
  const entry = outlineOf(page).locator('li').filter({ hasText: lecture });
  await expect(entry.locator('svg[aria-label="Done"]')).toHaveCount(0);
}
