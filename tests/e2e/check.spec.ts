import { expect, test } from '../support/learnerTest.ts';
import { makeLectureCourse } from '../support/lectureCourse.ts';
import { signedIn } from '../support/restClient.ts';
import { savedState } from '../support/savedState.ts';
import { expectSoundInBothColours } from '../support/screens.ts';
import { signInAs } from '../support/signInAs.ts';

const text = (html: string) => ({ type: 'JSON', content: { type: 'text', content: { text: html } } });

test('BEY-06 OP-267 OP-268 A11Y-01 an author sees what the check finds while writing, goes to its place, mends it in one click and takes that back', async ({
  page,
  platform,
}) => {
  const author = await signedIn(platform, 'author@demo.test');
  const { editPath } = await makeLectureCourse(
    author,
    {
      name: 'Checked',
      sections: [
        text('<h2>Trees</h2><p>See <a href="https://example.org">here</a></p>'),
        text('<h4>Oaks</h4><p>Old</p>'),
      ],
    },
    { published: false },
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 'author');
  await page.goto(editPath);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText(savedState)).toBeVisible();

  await page.getByRole('tab', { name: 'Check' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Check' });
  const level = panel.getByRole('listitem').filter({ hasText: 'A heading skips a level.' });
  const link = panel.getByRole('listitem').filter({ hasText: 'The words of a link do not say where it leads.' });
  await expect(level).toContainText('For people who use a screen reader');
  await expect(link).toBeVisible();
  // The page beside it has the faults on purpose.
  await expectSoundInBothColours(page, 'the check beside the page', 'aside');

  // To its place, and there by hand.
  await link.getByRole('button').click();
  const words = page.locator('[data-live]');
  await expect(words).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Trees are old');
  await expect(link).toBeHidden();
  await expect(words).toBeFocused();

  await level.getByRole('button', { name: /^Correct the levels/ }).click();
  await expect(level).toBeHidden();
  await expect(panel.locator(':focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(level).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Publish this course?' });
  await expect(sheet.getByRole('listitem').filter({ hasText: 'A heading skips a level.' })).toBeVisible();
  await sheet.getByRole('button', { name: /^Correct the levels/ }).click();
  await expect(sheet.getByText('A heading skips a level.')).toBeHidden();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(level).toBeHidden();
});
