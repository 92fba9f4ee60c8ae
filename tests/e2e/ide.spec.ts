import type { Page } from '@playwright/test';
import { expect, test } from '../support/learnerTest.ts';

/** What the browser keeps for the origin, in the tab and for good, as one text. */
const keptByBrowser = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));

/** Types into the editor of this name as somebody pastes. */
async function typeInto(page: Page, editor: string, text: string): Promise<void> {
  await page.getByRole('region', { name: editor }).locator('.monaco-editor:visible').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

test('the IDE remembers what was typed, but no password of it and no token', async ({ page }) => {
  await page.goto('/graphql');
  await page.getByRole('button', { name: 'New tab' }).click();
  await typeInto(
    page,
    'Operation Editor',
    'mutation { signIn(input: { username: "typed-name", password: "secret-1" }) { registered } }',
  );
  await page.getByRole('button', { name: 'Headers', exact: true }).click();
  await typeInto(page, 'Headers', '{ "Authorization": "Bearer secret-4" }');
  await page.getByRole('button', { name: 'Variables', exact: true }).click();
  await typeInto(
    page,
    'Variables',
    '{ "input": { "name": "typed-variable", "password": "secret-2", "token": "secret-3" } }',
  );
  // The library saves a while after the last letter; what was typed last and may be kept shows that it has.
  await expect.poll(() => keptByBrowser(page)).toContain('typed-variable');
  // Another tab makes it save the one that is left, with all of its editors.
  await page.getByRole('button', { name: 'New tab' }).click();
  await expect.poll(() => keptByBrowser(page)).toContain('typed-name');
  expect(await keptByBrowser(page)).not.toContain('secret-');
});
