import type { Locator } from '@playwright/test';
import { newUsername } from '../support/hosts.ts';
import { expect, registerInBrowser, test } from '../support/learnerTest.ts';
import { makeLectureCourse } from '../support/lectureCourse.ts';
import { signedIn } from '../support/restClient.ts';
import { savedState } from '../support/savedState.ts';
import { expectSoundInBothColours } from '../support/screens.ts';
import { signInAs } from '../support/signInAs.ts';
import { enrol } from '../support/worldCourse.ts';
import { saveCourse } from '../support/saveCourse.ts';

const text = (html: string) => ({ type: 'JSON', content: { type: 'text', content: { text: html } } });

test('BEY-24 OP-261 A11Y-01 an author changes a course that is studied without anyone seeing it, publishes it, and takes a change back', async ({
  page,
  browser,
  platform,
}) => {
  const author = await signedIn(platform, 'author@demo.test');
  const { courseId, editPath, path } = await makeLectureCourse(author, {
    name: 'Held back',
    sections: [text('<p>As it was</p>')],
  });
  const studying = await (await browser.newContext()).newPage();
  const username = newUsername();
  await registerInBrowser(studying, { name: 'Lena Learner', username });
  await enrol(await signedIn(platform, username), courseId);
  const learnerReads = async (words: string): Promise<void> => {
    await studying.goto(path);
    await studying.reload();
    await expect(studying.getByText(words, { exact: true })).toBeVisible();
  };
  await learnerReads('As it was');

  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 'author');
  await page.goto(editPath);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText(savedState)).toBeVisible();
  const words = page.locator('[data-live]');
  const write = async (at: Locator, after: string): Promise<void> => {
    await at.click();
    await expect(words).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(after);
  };
  const saveHeldBack = async (): Promise<void> => {
    await saveCourse(page, /^Saved .* · not live$/);
  };
  const count = page.getByRole('button', { name: '1 change is not live' });
  const sheet = page.getByRole('dialog', { name: '1 change is not live' });

  // Asked with the first key, which takes nothing from who types.
  await write(page.getByText('As it was', { exact: true }), 'As it is');
  const hold = page.getByRole('button', { name: 'Hold changes back until you publish them' });
  await expect(hold).toBeVisible();
  await page.keyboard.type(' now');
  await expect(words).toHaveText('As it is now');
  await expectSoundInBothColours(page, 'the offer to hold changes back');
  await hold.click();
  await expect(hold).toBeHidden();
  await expect(page.getByRole('button', { name: 'No changes held back' })).toBeVisible();
  await expect(words).toBeFocused();
  await saveHeldBack();
  await learnerReads('As it was');
  await page.goto('/admin/courses/');
  await expect(page.getByRole('row', { name: /Held back/ }).first()).toContainText('Changes not live');
  await page.goto(editPath);

  await count.click();
  await expect(sheet.getByRole('button', { name: /Held back.*1 section changed/ })).toBeVisible();
  await expectSoundInBothColours(page, 'changes that are not live', 'dialog');
  await sheet.getByRole('button', { name: /1 section changed/ }).click();
  await expect(words).toHaveText('As it is now');
  await count.click();
  await sheet.getByRole('button', { name: 'Publish changes' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'No changes held back' })).toBeVisible();
  await learnerReads('As it is now');

  const field = page.getByRole('textbox', { name: 'Text', exact: true });
  await write(field, 'A mistake');
  await saveHeldBack();
  await count.click();
  await sheet.getByRole('button', { name: 'Discard all' }).click();
  const question = page.getByRole('dialog', { name: 'Go back to what learners have?' });
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(sheet).toBeHidden();
  await expect(field).toHaveText('As it is now');
  await learnerReads('As it is now');

  await page.getByRole('button', { name: 'More for this course' }).click();
  await page.getByRole('menuitem', { name: 'Stop holding back' }).click();
  await expect(page.getByRole('button', { name: 'No changes held back' })).toBeHidden();
  await studying.context().close();
});
