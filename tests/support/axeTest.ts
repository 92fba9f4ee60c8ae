import { test as base, type BrowserContext } from '@playwright/test';
import type { Account } from './axeScreens.ts';
import { signInAs } from './signInAs.ts';

/** The browser of an account at an origin. */
export type ContextOf = (account: Account, origin: string) => Promise<BrowserContext>;

/** Playwright's `test` with a browser for each account, signed in once per worker: looking at screens changes no account. */
export const test = base.extend<object, { contextOf: ContextOf }>({
  contextOf: [
    async ({ browser }, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(async (account, origin) => {
        const key = `${account} ${origin}`;
        const context = contexts.get(key) ?? (await browser.newContext());
        if (!contexts.has(key) && account !== 'visitor') await signInAs(context, account, origin);
        contexts.set(key, context);
        return context;
      });
      await Promise.all([...contexts.values()].map((context) => context.close()));
    },
    { scope: 'worker' },
  ],
});
