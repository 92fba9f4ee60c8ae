import { expect, test } from '../support/learnerTest.ts';
import { copyOfCourse } from '../support/editorScreens.ts';
import { savedState } from '../support/savedState.ts';
import { signInAs } from '../support/signInAs.ts';
import { saveCourse } from '../support/saveCourse.ts';

test('BEY-01 OP-259 an author looks back: names a version, compares it, takes a lecture from it, and restores the course', async ({
  page,
}, testInfo) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 'author');
  const courseId = await copyOfCourse(page, `Looked back ${testInfo.testId}`);
  await page.goto(`/dashboard/course/?edit=true#!${courseId}`);
  await expect(page.getByText(savedState)).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Not now' }).click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const saved = async (): Promise<void> => {
    await saveCourse(page);
    await expect(save).toBeDisabled();
  };

  // One save of the course, and one of a lecture.
  await page.getByLabel('Short description').fill('Ways to pay');
  await saved();
  const tree = page.getByRole('treegrid', { name: 'Modules and lectures' });
  await tree.locator('[role="row"][aria-level="2"]').first().press('Enter');
  const section = page.getByRole('group', { name: 'Section 1: Text' });
  const words = (await section.locator('p').first().innerText()).slice(0, 30);
  await section.locator('p').first().dblclick();
  await section.getByRole('textbox').last().press('ControlOrMeta+a');
  await page.keyboard.type('Pay by card.');
  await page.getByRole('button', { name: 'Done' }).click();
  await saved();

  const openHistory = async (): Promise<void> => {
    await page.getByRole('button', { name: 'More for this course' }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
  };
  await openHistory();
  const history = page.getByRole('dialog', { name: 'History' });
  const versions = history.getByRole('listitem', { name: /^Version of/ });
  await expect(versions).toHaveCount(3);
  await expect(versions.nth(0)).toContainText(/Lecture “.+”: 1 section changed/);
  await expect(versions.nth(0)).toContainText('Current');
  await expect(versions.nth(1)).toContainText('The course, changed: Short description');

  // A name is written where it stands, by the keyboard.
  await versions.nth(1).getByRole('button', { name: 'Add a name' }).press('Enter');
  await page.keyboard.type('Before the card');
  await page.keyboard.press('Enter');
  await expect(versions.nth(1)).toContainText('Before the card');
  await expect(versions.nth(1).getByRole('button', { name: 'Rename' })).toBeFocused();

  // Both versions are drawn, and the lecture is taken as it was.
  await versions.nth(0).getByRole('button', { name: 'Compare' }).click();
  const comparison = page.getByRole('dialog', { name: 'Compare versions' });
  const part = comparison.getByRole('region', { name: 'Section 1: Text' });
  await expect(part).toContainText(words);
  await expect(part).toContainText('Pay by card.');
  await comparison.getByRole('button', { name: 'Take this lecture into the draft' }).click();
  await expect(comparison.getByText('It is in the draft now.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(comparison).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
  await expect(section).toContainText(words);
  await saved();

  // What is not saved yet is saved first, and the course is what it was.
  await page.getByRole('button', { name: 'Course page' }).click();
  await page.getByLabel('Short description').fill('Not saved yet');
  await openHistory();
  await expect(versions).toHaveCount(4);
  await versions.last().getByRole('button', { name: 'Restore' }).click();
  const question = page.getByRole('dialog', { name: /^Restore the version of/ });
  await expect(question).toContainText('The course, changed: Short description');
  await expect(question).toContainText('is saved first');
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(history).toBeHidden();
  await expect(page.getByLabel('Short description')).not.toHaveValue(/Not saved yet|Ways to pay/);
  await expect(page.getByText(savedState)).toBeVisible();
  await openHistory();
  await expect(versions).toHaveCount(6);
  await expect(versions.nth(2)).toContainText(/Lecture “.+”: 1 section changed/);
});
