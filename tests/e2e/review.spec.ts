import type { Page } from '@playwright/test';
import { expect, test } from '../support/learnerTest.ts';
import { makeLectureCourse } from '../support/lectureCourse.ts';
import { signedIn } from '../support/restClient.ts';
import { savedState } from '../support/savedState.ts';
import { expectSoundInBothColours } from '../support/screens.ts';
import { signInAs } from '../support/signInAs.ts';

/** What the page marks as words that someone comments on. */
const markedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(CSS.highlights.get('lectern-quote') ?? [])].map(String));

const text = (html: string) => ({ type: 'JSON', content: { type: 'text', content: { text: html } } });

test('BEY-26 OP-276 OP-277 OP-280 OP-281 OP-308 A11Y-01 an author shares a course, a guest suggests other words on a phone, and the author takes them', async ({
  page,
  platform,
  browser,
  baseURL,
}) => {
  const author = await signedIn(platform, 'author@demo.test');
  const { editPath } = await makeLectureCourse(
    author,
    { name: 'Shared', sections: [text('<p>Red is <b>warm</b>.</p>'), text('<p>Blue is cold.</p>')] },
    { published: false },
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 'author');
  await page.goto(editPath);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText(savedState)).toBeVisible();

  await page.getByRole('button', { name: 'More for this course' }).click();
  await page.getByRole('menuitem', { name: 'Share for review' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share for review' });
  await sheet.getByLabel('What the link is for').fill('For the lawyers');
  await sheet.getByRole('button', { name: 'Create link' }).click();
  const address = await sheet.getByLabel('Link', { exact: true }).inputValue();
  expect(address).toContain('/review/?token=');
  await expect(sheet.getByText('Not opened yet')).toBeVisible();
  await expectSoundInBothColours(page, 'the links of a review', 'dialog');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  // Without an account, on a phone.
  const phone = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 800 },
    hasTouch: true,
  });
  const guest = await phone.newPage();
  const editorFiles: string[] = [];
  guest.on('request', (request) => {
    if (/EditorPage|richText/i.test(request.url())) editorFiles.push(request.url());
  });
  const opened = await guest.goto(address);
  expect(opened?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  await expect(guest.getByRole('heading', { level: 1, name: 'Shared' })).toBeVisible();
  await guest.getByRole('link', { name: /^Start reading/ }).click();
  await expect(guest.getByText('Blue is cold.')).toBeVisible();
  await guest.getByText('warm', { exact: true }).dblclick();
  await guest.getByRole('button', { name: 'Comment on section 1' }).click();
  const form = guest.getByRole('form', { name: 'Comment on section 1' });
  await expect(form.getByLabel(/^Words it is about/)).toHaveValue('warm');
  await form.getByLabel('Your name').fill('Ada Advocate');
  await form.getByRole('checkbox', { name: 'Suggest other words' }).check();
  await form.getByLabel('Words instead').fill('hot');
  await form.getByLabel('Your comment').fill('Stronger.');
  await expectSoundInBothColours(guest, 'a guest who comments', 'main');
  await form.getByRole('button', { name: 'Comment' }).click();
  await expect(guest.getByText('Stronger.')).toBeVisible();
  await expect.poll(() => markedWords(guest)).toEqual(['warm']);
  await expect(guest.getByRole('button', { name: 'Comment on section 1' })).toBeFocused();
  expect(editorFiles).toEqual([]);

  await page.getByRole('tab', { name: 'Comments' }).click();
  await expect(page.getByRole('tab', { name: 'Comments 1 open conversation' })).toBeVisible();
  await page.getByRole('tab', { name: 'Structure' }).click();
  await expect(page.getByRole('row', { name: /1 open conversation$/ })).toHaveAttribute('aria-level', '2');
  await expectSoundInBothColours(page, 'what is open in the structure', 'aside');
  await page.getByRole('tab', { name: 'Comments' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Comments' });
  const thread = panel.getByRole('article').filter({ hasText: 'Stronger.' });
  await expect(thread).toContainText('Ada Advocate');
  await expect.poll(() => markedWords(page)).toEqual(['warm']);
  await expect(thread).toContainText('by the link “For the lawyers”');
  await expectSoundInBothColours(page, 'the comments beside the page', 'aside');
  await thread.getByRole('button', { name: 'Reply' }).click();
  await thread.getByLabel('Your reply').pressSequentially('Right, @');
  const colleague = panel.getByRole('listbox', { name: 'People to mention' }).getByRole('option').first();
  const mention = `@${await colleague.innerText()}`;
  await expectSoundInBothColours(page, 'people to mention', 'aside');
  await page.keyboard.press('Enter');
  await expect(thread.getByLabel('Your reply')).toHaveValue(`Right, ${mention} `);
  await thread.getByRole('button', { name: 'Reply' }).click();
  await expect(thread.getByText(`Right, ${mention}`)).toBeVisible();
  await thread.getByRole('button', { name: 'Take' }).click();
  await expect(panel.getByText('No comments here.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Comments', exact: true })).toBeVisible();
  await expect(panel.locator(':focus')).toHaveCount(1);
  await expect(page.getByText('Red is hot.')).toBeVisible();
  expect(await markedWords(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Red is warm.')).toBeVisible();
  await panel.getByRole('button', { name: 'Resolved' }).click();
  await expect(thread.getByText('Suggestion taken')).toBeVisible();

  await guest.reload();
  await expect(guest.getByText('Suggestion taken')).toBeVisible();
  await expect(guest.getByText(`Right, ${mention}`)).toBeVisible();
  await phone.close();
});
