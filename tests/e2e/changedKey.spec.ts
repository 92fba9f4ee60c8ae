import type { Page } from '@playwright/test';
import { newUsername } from '../support/hosts.ts';
import { expect, registerInBrowser, test } from '../support/learnerTest.ts';
import { makeLectureCourse } from '../support/lectureCourse.ts';
import { signedIn } from '../support/restClient.ts';
import { savedState } from '../support/savedState.ts';
import { expectSoundInBothColours } from '../support/screens.ts';
import { signInAs } from '../support/signInAs.ts';
import { enrol } from '../support/worldCourse.ts';
import { saveCourse } from '../support/saveCourse.ts';

const capital = {
  '@type': 'SingleChoice',
  question: 'What is the capital of Australia?',
  answer: ['Canberra', 'Sydney', 'Perth'],
  correctAnswer: [2],
  wrongLimit: 0,
};

/** Opens the only question of the lecture, in the editor. */
async function openQuestion(page: Page) {
  const frame = page.getByRole('group', { name: 'Question 1' });
  await expect(frame.getByRole('article')).toBeVisible();
  await frame.press('Enter');
  await expect(frame.getByRole('list', { name: 'Answers', exact: true })).toBeVisible();
  return frame;
}

test('BEY-25 OP-278 OP-279 A11Y-01 an author puts a key right, is asked about earlier answers, and the learner has the point; an order of options asks nothing', async ({
  page,
  browser,
  platform,
}) => {
  const author = await signedIn(platform, 'author@demo.test');
  const course = await makeLectureCourse(author, { name: 'Capitals', questionAnswers: [capital] });
  const studying = await (await browser.newContext()).newPage();
  const username = newUsername();
  await registerInBrowser(studying, { name: 'Lena Learner', username });
  await enrol(await signedIn(platform, username), course.courseId);
  await studying.goto(course.path);
  const card = studying.getByRole('article', { name: 'Question 1' });
  await card.getByRole('radio', { name: 'Canberra' }).check();
  await expect(card.getByText('That is not right yet.')).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 'author');
  await page.goto(course.editPath);
  await page.getByRole('button', { name: 'Not now' }).click();
  const bar = page.getByRole('region', { name: 'Editing', exact: true });
  await expect(bar.getByText(savedState)).toBeVisible();
  const save = (): Promise<void> => bar.getByRole('button', { name: 'Save', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'What happens to earlier answers?' });

  // Another order of the options takes nothing from anyone.
  const frame = await openQuestion(page);
  const firstIsRight = frame.getByRole('radio', { name: 'Answer 1 is right' });
  // What has just opened takes no press for a moment: it may be the rest of a double click.
  await expect(async () => {
    if (!(await firstIsRight.isChecked())) await frame.getByRole('button', { name: 'Move Answer 1 down' }).click();
    await expect(firstIsRight).toBeChecked({ timeout: 1000 });
  }).toPass();
  await saveCourse(page);
  await expect(asked).toHaveCount(0);

  await frame.getByRole('radio', { name: 'Answer 2 is right' }).click();
  await expect(frame.getByRole('radio', { name: 'Answer 2 is right' })).toBeChecked();
  await save();
  await expect(asked.getByRole('group', { name: /^Question “What is the capital of Australia\?”/ })).toBeVisible();
  await expect(asked.getByText('1 learner was wrong and would be right')).toBeVisible();
  await expectSoundInBothColours(page, 'what happens to earlier answers', 'dialog');
  // Nothing is chosen for its author; by the keyboard it is one key to a choice, and nothing is lost by leaving.
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await expect(bar.getByText('Decision needed')).toBeVisible();
  await page.getByRole('button', { name: 'Decide' }).click();
  await asked.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(asked.getByRole('radio', { name: /^Grade everyone again/ })).toBeFocused();
  await page.keyboard.press('Space');
  await asked.getByRole('button', { name: 'Save', exact: true }).click();
  const note = page.getByRole('status').filter({ hasText: 'Earlier answers are being graded.' });
  await expect(bar.getByText(savedState)).toBeVisible();
  await note.getByRole('button', { name: 'Open report' }).click();
  await expect(page.getByText(username)).toBeVisible();

  await studying.reload();
  await expect(card.getByText('That is right.')).toBeVisible();
  await expect(card.getByRole('radio', { name: 'Canberra' })).toBeChecked();
  await studying.context().close();
});
