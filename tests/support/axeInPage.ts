import type { Page } from '@playwright/test';
import axe, { type RunOptions, type SerialContextObject } from 'axe-core';

/** What axe says against some elements. */
export interface AxeFinding {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly target: readonly unknown[] }[];
}

/** Puts axe into the document that the page shows, once: reading it takes longer than judging most screens. */
export async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
}

/** Judges a page that has no frames. Only what is wrong leaves the page. */
export async function runAxe(
  page: Page,
  context: SerialContextObject,
  options: RunOptions,
): Promise<readonly AxeFinding[]> {
  await bringAxe(page);
  return page.evaluate(
    async (asked) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(asked.context, asked.options);
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ html, target }) => ({ html, target })),
      }));
    },
    { context, options },
  );
}
