import type { Page } from '@playwright/test';
import { expect, test } from '../support/learnerTest.ts';
import { expectSoundInBothColours } from '../support/screens.ts';

interface Answer {
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly codes: readonly unknown[];
}

interface GraphqlBody {
  readonly data?: Answer['data'];
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[];
}

const whoAmI = '{ viewer { user { username } } }';

/** Calls as a program does, from nowhere near the browser's session. */
async function callWith(baseURL: string | undefined, token: string, query: string): Promise<Answer> {
  const answer = await fetch(new URL('/graphql', baseURL), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  const body = (await answer.json()) as GraphqlBody;
  return {
    status: answer.status,
    data: body.data ?? null,
    codes: (body.errors ?? []).map(({ extensions }) => extensions?.code),
  };
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Your API tokens' });

/** Reads the token out of the window that shows it once, and closes that. */
async function takeToken(page: Page): Promise<string> {
  const shown = page.getByRole('dialog', { name: 'Copy your new token' });
  const token = (await shown.locator('code').textContent()) ?? '';
  // What someone presses next by mistake does not lose it.
  await page.keyboard.press('Escape');
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toBeHidden();
  return token;
}

test('BEY-42 OP-290 A11Y-01 someone makes a token for a program, rotates it and revokes it, and the program notices', async ({
  page,
  learner,
  baseURL,
}) => {
  await page.goto('/settings/');
  await page.getByRole('button', { name: 'Manage API tokens' }).click();
  await expect(panel(page).getByText('You have no API tokens yet.')).toBeVisible();
  await panel(page).getByRole('button', { name: 'New API token' }).click();
  await expect(panel(page).getByLabel('What it is for')).toBeFocused();
  await page.keyboard.type('Nightly report');
  await panel(page).getByRole('checkbox', { name: 'Read: Own account' }).check();
  await expectSoundInBothColours(page, 'the form of an API token', 'dialog');
  await panel(page).getByRole('button', { name: 'Create token' }).click();
  const first = await takeToken(page);
  expect(first).toMatch(/^lectern_/);
  await expect(panel(page).getByRole('button', { name: 'New API token' })).toBeFocused();
  await expect(panel(page).getByText(`…${first.slice(-4)}`)).toBeVisible();

  expect(await callWith(baseURL, first, whoAmI)).toEqual({
    status: 200,
    data: { viewer: { user: { username: learner.username } } },
    codes: [],
  });
  // Enrolments are another part, which was not chosen.
  const closed = await callWith(baseURL, first, '{ viewer { activeUserCourses(first: 1) { totalCount } } }');
  expect(closed.codes).toContain('SCOPE_MISSING');

  await panel(page).getByRole('button', { name: 'Rotate: Nightly report' }).click();
  const rotation = page.getByRole('dialog', { name: 'Rotate “Nightly report”' });
  await expect(rotation.getByLabel('The old token works for another')).toBeFocused();
  await rotation.getByLabel('The old token works for another').selectOption('Not at all, it stops at once');
  await rotation.getByRole('button', { name: 'Rotate', exact: true }).click();
  const second = await takeToken(page);
  await expect(panel(page).getByRole('button', { name: 'Rotate: Nightly report' })).toBeFocused();
  await expect(panel(page).getByText(`…${second.slice(-4)}`)).toBeVisible();
  expect((await callWith(baseURL, first, whoAmI)).status).toBe(401);
  expect((await callWith(baseURL, second, whoAmI)).status).toBe(200);

  await panel(page).getByRole('button', { name: 'Revoke: Nightly report' }).click();
  await page.getByRole('dialog', { name: 'Revoke “Nightly report”?' }).getByRole('button', { name: 'Revoke' }).click();
  await expect(panel(page).getByText('You have no API tokens yet.')).toBeVisible();
  expect((await callWith(baseURL, second, whoAmI)).status).toBe(401);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Manage API tokens' })).toBeFocused();
});
