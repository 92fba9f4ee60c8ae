import { test as base, type BrowserContext, type Page } from '@playwright/test';
import type { Account } from './axeScreens.ts';
import { watchPage, type PageWatch } from './pageWatch.ts';
import { signInAs } from './signInAs.ts';

/** A tab that shows one screen after another. */
export interface Tab {
  readonly page: Page;
  readonly watch: PageWatch;
}

/** The tab of an account at an origin. */
export type TabOf = (account: Account, origin: string) => Promise<Tab>;

/**
 * Playwright's `test` with a tab for each account, signed in once per worker: looking at screens changes no account. The tab stays as well, as
 * a new one would compile the client and axe again for every screen.
 */
export const test = base.extend<object, { tabOf: TabOf }>({
  tabOf: [
    async ({ browser }, use) => {
      const tabs = new Map<string, Tab>();
      await use(async (account, origin) => {
        const key = `${account} ${origin}`;
        const tab = tabs.get(key) ?? (await openTab(await browser.newContext(), account, origin));
        tabs.set(key, tab);
        return tab;
      });
      await Promise.all([...tabs.values()].map(({ page }) => page.context().close()));
    },
    { scope: 'worker' },
  ],
});

async function openTab(context: BrowserContext, account: Account, origin: string): Promise<Tab> {
  if (account !== 'visitor') {
    await signInAs(context, account, origin);
  }
  const page = await context.newPage();
  return { page, watch: await watchPage(page) };
}
