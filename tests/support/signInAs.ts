import { expect, type BrowserContext, type Page } from '@playwright/test';
import { password } from './hosts.ts';

const SIGN_IN = /* GraphQL */ `
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      userErrors {
        code
      }
    }
  }
`;

/**
 * Gives the browser, or that of the page, the session of a demo account, `learner` for learner@demo.test, as the form would and without drawing it. The
 * form has journeys of its own.
 */
export async function signInAs(
  browser: Pick<Page | BrowserContext, 'request'>,
  name: string,
  origin = '',
): Promise<void> {
  const answer = await browser.request.post(`${origin}/graphql`, {
    data: { query: SIGN_IN, variables: { input: { username: `${name}@demo.test`, password } } },
  });
  expect(await answer.json()).toMatchObject({ data: { signIn: { userErrors: [] } } });
}
