import { expect, test } from '../support/learnerTest.ts';
import { makeLectureCourse } from '../support/lectureCourse.ts';
import { signedIn } from '../support/restClient.ts';
import { expectSoundInBothColours } from '../support/screens.ts';
import { signInAs } from '../support/signInAs.ts';
import { saveCourse } from '../support/saveCourse.ts';

const list = [
  '1)\tWhat is the capital of France?',
  'a.\tRome',
  'b.\tParis *',
  '',
  '2)\tWhich numbers are even?',
  'a.\t1',
  'b.\t2',
  'c.\t4',
  'ANSWER: B, C',
  '',
  '3)\tThis one has no right answer',
  'a.\tone',
  'b.\ttwo',
].join('\r\n');

test('QEDIT-01 OP-210 a pasted list becomes questions by the keyboard alone, is taken back at once, and stays after a reload', async ({
  page,
  platform,
}) => {
  const author = await signedIn(platform, 'author@demo.test');
  const course = await makeLectureCourse(author, { name: 'Pasted questions' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 'author');
  await page.goto(course.editPath);
  await page.getByRole('button', { name: 'Not now' }).click();
  const opener = page.getByRole('button', { name: 'Paste questions…' });
  const dialog = page.getByRole('dialog', { name: 'Paste questions' });
  const field = dialog.getByRole('textbox', { name: 'Questions as text' });

  await opener.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.insertText(list);
  await expect(dialog.getByRole('status')).toHaveText('2 questions · 1 place gives no question');
  await expect(dialog.getByText('Line 11: No answer of this question is marked as right.')).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Right answer' })).toHaveCount(3);
  await expectSoundInBothColours(page, 'paste questions', 'dialog');

  // What was written outlives a slip of the finger.
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(list.replaceAll('\r\n', '\n'));
  await dialog.getByRole('button', { name: 'Add 2 questions' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  const added = page.getByRole('group', { name: /^Question \d+$/ });
  await expect(added).toHaveCount(2);
  await opener.press('Enter');
  await expect(field).toHaveValue(/^3\)\tThis one has no right answer\n/);
  await page.keyboard.press('Escape');

  await page.getByRole('status').filter({ hasText: '2 questions added' }).getByRole('button', { name: 'Undo' }).click();
  await expect(added).toHaveCount(0);
  await expect(page.getByText('2 questions taken out again')).toBeVisible();
  const bar = page.getByRole('region', { name: 'Editing', exact: true });
  await bar.getByRole('button', { name: 'Redo' }).click();
  await expect(added).toHaveCount(2);
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(added).toHaveCount(0);
  await bar.getByRole('button', { name: 'Redo' }).click();

  await saveCourse(page);
  await page.reload();
  await expect(added).toHaveCount(2);
  for (const [number, words] of [
    ['What is the capital of France?', 'Rome', 'Paris'],
    ['Which numbers are even?', '1', '2', '4'],
  ].entries()) {
    for (const each of words) await expect(added.nth(number).getByText(each, { exact: true })).toBeVisible();
  }
});
