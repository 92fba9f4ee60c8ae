import { test as base, type Page } from '@playwright/test';
import { expectCalm, watchPage, type PageWatch } from './pageWatch.ts';
import { hosts, newUsername, password } from './hosts.ts';
import { createRestClient, signedIn, type RestClient } from './restClient.ts';

/** Someone who has just registered and is signed in, in the browser and at the platform. */
export interface Learner {
  readonly name: string;
  readonly username: string;
  /** The same person at the platform, for what a screen does not show. */
  readonly rest: RestClient;
}

export interface LearnerFixtures {
  /** What the page said on its console and about its security policy; checked after every test. */
  watch: PageWatch;
  /** A new learner, signed in. Asking for it is what signs in. */
  learner: Learner;
  /** The platform as a visitor. */
  platform: RestClient;
}

const REGISTER = /* GraphQL */ `
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      userErrors {
        code
        message
      }
    }
  }
`;

export { expect } from '@playwright/test';

/** Playwright's `test` with people of their own for every test, and an eye on the console of every page. */
export const test = base.extend<LearnerFixtures>({
  watch: [
    async ({ page }, use) => {
      const watch = await watchPage(page);
      await use(watch);
      expectCalm(watch);
    },
    { auto: true },
  ],
  // The empty pattern is how the library is told that a fixture needs no other.
  // oxlint-disable-next-line no-empty-pattern
  platform: async ({}, use) => {
    const port = process.env['E2E_PLATFORM_PORT'] ?? '4311';
    await use(createRestClient(`http://localhost:${port}`, hosts.lectern));
  },
  learner: async ({ page, platform }, use) => {
    const [name, username] = ['Ada Example', newUsername()];
    await registerInBrowser(page, { name, username });
    await use({ name, username, rest: await signedIn(platform, username) });
  },
});

/** Registers as the form does, so that the browser has its session; the next page that it opens is that of a learner. */
export async function registerInBrowser(page: Page, person: { name: string; username: string }): Promise<void> {
  const answer = await page.request.post('/graphql', {
    data: { query: REGISTER, variables: { input: { ...person, password, consent: true, language: 'EN' } } },
  });
  const { data } = (await answer.json()) as { data?: { register: { userErrors: unknown[] } } };
  base.expect(data?.register.userErrors).toEqual([]);
}
