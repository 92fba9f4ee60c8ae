import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions, SerialContextObject } from 'axe-core';

/** Minified, as each page compiles it: that takes half as long as what Node would import. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe says against some elements. */
export interface AxeFinding {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly target: readonly unknown[] }[];
}

/** Puts axe into the document that the page shows, once: reading it takes longer than judging most screens. */
export async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source);
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
