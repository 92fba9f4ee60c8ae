import { expect, test } from '../support/learnerTest.ts';
import { operationOf } from '../support/operationOf.ts';
import { holdClock, nextBeat } from '../support/lockBeat.ts';
import { signInAs } from '../support/signInAs.ts';
import { savedState } from '../support/savedState.ts';
import { sectionName } from '../support/sectionName.ts';
import { saveCourse } from '../support/saveCourse.ts';

test('EDIT-04 EDIT-06 EDIT-11 EDIT-21 SAVE-02 SAVE-03 SAVE-12 CRS-15 CRS-16 OP-217 OP-237 LOCK-05 LOCK-08 OP-67 LOCK-09 NAV-09 GAM-01 TOUR-01 TOUR-03 BEY-03 BEY-08 an author writes a lecture in its place, and nothing is lost', async ({
  page,
  browser,
}, testInfo) => {
  const name = `Coffee ${testInfo.testId}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await holdClock(page);
  await signInAs(page, 'author');
  await page.goto('/admin/courses/');
  await page.getByRole('button', { name: 'Create a course' }).click();
  await page.getByRole('button', { name: /Basic structure/ }).click();
  await page.getByLabel('Course name').fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText(savedState)).toBeVisible();

  // The bar and the drawer stand around what is edited, on the page of the course and on that of a lecture (NAV-09).
  const bar = page.getByRole('region', { name: 'Editing', exact: true });
  const drawer = page.getByRole('complementary', { name: 'Editing tools' });
  await expect(bar).toBeInViewport();
  await expect(drawer).toBeInViewport();

  // A tour is offered once; while it runs, the keyboard is its own.
  const offer = page.getByRole('status').filter({ hasText: 'New to the course editor?' });
  await offer.getByRole('button', { name: 'Take the tour' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Structure' }).getByRole('button', { name: 'Next', exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Library' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  // What can be earned in the course is part of it.
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page.getByRole('button', { name: 'Add an achievement' }).click();
  const achievements = page.getByRole('list', { name: 'Achievements' });
  await achievements.getByRole('textbox', { name: 'Name', exact: true }).fill('Early bird');
  await page
    .getByRole('button', { name: /^Choose all: / })
    .first()
    .click();
  await saveCourse(page);
  const asked: (string | null)[] = [];
  page.on('request', (request) => void (request.url().endsWith('/graphql') && asked.push(operationOf(request))));
  await page.reload();
  await expect(achievements).toContainText(/Early bird.*Finish \d lecture/);
  // Who is here, whether they may edit, the course, how many conversations are open: nothing of what learners see. The lock asks again with each
  // of its beats.
  await expect.poll(() => asked).toContain('lockCourseMutation');
  // The switch comes with a script and a question of its own, in any order beside the page.
  await expect(page.getByRole('switch', { name: 'Edit', exact: true })).toBeVisible();
  // What is told as it changes is listened to a moment later, and longer than anything is asked.
  const once = asked.filter((name) => name !== 'lockCourseMutation' && name?.endsWith('Subscription') !== true);
  expect(once).toHaveLength(4);
  expect(new Set(once)).toEqual(
    new Set(['EditingSwitchQuery', 'ShellQuery', 'readCourseQuery', 'useOpenCommentsQuery']),
  );

  // A new lecture is saved before it opens.
  const structure = page.getByRole('tabpanel', { name: 'Structure' });
  await structure.getByRole('button', { name: 'Add a lecture' }).first().click();
  await structure.getByRole('textbox', { name: 'New name for Lecture 4' }).press('Enter');
  await structure.getByRole('row', { name: 'Lecture 4', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/courseware\/\?lecture=\d+&module=\d+&edit=true#!\d+$/);
  await expect(save).toBeDisabled();
  await expect(bar).toBeInViewport();
  await expect(drawer).toBeInViewport();

  // The first press of a double click opens a lecture; its page leaves the focus with the name that is written (OP-237).
  const written = new URL(page.url()).searchParams.get('lecture');
  await structure.getByRole('row', { name: 'Lecture 1', exact: true }).dblclick();
  await expect(page).not.toHaveURL(new RegExp(`lecture=${written}&`));
  await expect(page.getByRole('heading', { level: 1, name: 'Lecture 1' })).toBeAttached();
  await expect(structure.getByRole('textbox', { name: 'New name for Lecture 1' })).toBeFocused();
  await page.keyboard.type('Beans');
  await page.keyboard.press('Enter');
  await structure.getByRole('row', { name: 'Lecture 4', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`lecture=${written}&`));
  await expect(structure.getByRole('row', { name: 'Beans', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Add a section here' }).click();
  await page
    .getByRole('option', { name: sectionName('Plain text') })
    .last()
    .click();
  await page.getByRole('group', { name: 'Section 1: Plain text' }).getByRole('textbox').fill('Grind it first.');
  await page.getByRole('button', { name: 'Done' }).click();

  // The Tab key goes past the card of a question, which is only looked at, in both directions (BEY-05).
  const addQuestion = page.getByRole('button', { name: 'Add a question' });
  await addQuestion.click();
  const question = page.getByRole('group', { name: 'Question 1' });
  await question.getByRole('button', { name: 'Done' }).click();
  await question.getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('Tab');
  await expect(addQuestion).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(question.getByRole('button', { name: 'Edit' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await saveCourse(page);
  const address = page.url();

  // What a closed page left unsaved is offered to the next one.
  await page.getByText('Grind it first.').dblclick();
  await page.getByRole('group', { name: 'Section 1: Plain text' }).getByRole('textbox').fill('Grind it last.');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.goto('/settings/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(drawer).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByText('Grind it first.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Grind it last.')).toBeVisible();
  await saveCourse(page);

  // By the keyboard: the sheet leads to what is unfinished, and publishes all the same.
  const badge = (state: string) => bar.getByText(state, { exact: true });
  const publish = bar.getByRole('button', { name: 'Publish', exact: true });
  await expect(badge('Draft')).toBeVisible();
  await publish.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Publish this course?' });
  await sheet.getByRole('button', { name: /^Lecture 2 · Section 1: Text/ }).press('Enter');
  await expect(page.locator('[data-live]')).toBeFocused();
  await expect(page).not.toHaveURL(address);
  await page.keyboard.press('Escape');
  await publish.press('Enter');
  // It can be pressed once the check is through.
  const confirm = sheet.getByRole('button', { name: 'Publish', exact: true });
  await expect(confirm).toBeEnabled();
  await confirm.press('Enter');
  const live = page.getByRole('dialog', { name: 'The course is live' });
  await expect(live.getByRole('link', { name: 'See it live' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(badge('Live')).toBeVisible();

  // Unpublishing asks, and is where no hand comes upon it by chance.
  await expect(publish).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'More for this course' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Unpublish…' }).press('Enter');
  const unpublishing = page.getByRole('dialog', { name: /^Unpublish “/ });
  await expect(unpublishing.getByText('No one has enrolled yet.')).toBeVisible();
  await unpublishing.getByRole('button', { name: 'Unpublish', exact: true }).press('Enter');
  await expect(badge('Draft')).toBeVisible();
  await page.goto(address);
  await expect(page.getByText(savedState)).toBeVisible();

  // Someone else is told who is at work, and may take over.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const other = await context.newPage();
  await holdClock(other);
  await signInAs(other, 'admin');
  await other.goto(address);
  await expect(other.getByRole('alert')).toContainText(
    'is editing this course. Edit anyway? They may lose what they have not saved.',
  );
  await other.getByRole('button', { name: 'Take over!' }).click();
  await expect(other.getByRole('button', { name: 'Add a section here' }).first()).toBeAttached();
  await nextBeat(page);
  await expect(page.getByRole('alert')).toContainText('has taken over this course');

  // The polite way back: the other is asked, and hands over with everything saved (BEY-08).
  await page.getByRole('button', { name: 'Ask to take over' }).click();
  await expect(page.getByRole('alert')).toContainText('Asked.');
  await other.getByRole('button', { name: 'Add a section here' }).first().click();
  await other
    .getByRole('option', { name: sectionName('Plain text') })
    .last()
    .click();
  await other.getByRole('group', { name: 'Section 1: Plain text' }).getByRole('textbox').fill('Then brew it.');
  await nextBeat(other);
  await other.getByRole('button', { name: 'Hand over' }).click();
  await expect(other.getByRole('alert')).toContainText('has this course now');
  await nextBeat(page);
  await expect(page.getByText('Then brew it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a section here' }).first()).toBeAttached();
  await context.close();
});
