import type { Page } from '@playwright/test';
import { expect, test } from '../support/learnerTest.ts';

/** What the browser keeps for the origin, in the tab and for good, as one text. */
const keptByBrowser = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));

/** Types into the editor of this name as someone pastes. */
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

test('GW-01 on a phone the IDE is one column: tools, editor, answer, and the documentation above them @small', async ({
  page,
}) => {
  await page.goto('/graphql');
  const place = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return box ?? { x: -1, y: -1, width: -1, height: -1 };
  };
  // Its button runs nothing before the editor has its text.
  await expect(page.locator('.graphiql-editors .monaco-editor').first()).toContainText('Catalogue');
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await expect(page.locator('.result-window')).toContainText('data');
  const [editor, answer] = [await place('.graphiql-editors'), await place('.graphiql-response')];
  expect(answer.y).toBeGreaterThanOrEqual(editor.y + editor.height);
  for (const { width } of [editor, answer]) {
    expect(width).toBeGreaterThan(300);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  const docs = await place('.graphiql-plugin');
  expect((await place('.graphiql-editors')).y).toBeGreaterThanOrEqual(docs.y + docs.height);
});
