/** The screens of the course editor, one after another in one window, as an author comes to them. */
import { expect, type Locator, type Page } from '@playwright/test';
import { holdClock, nextBeat } from './lockBeat.ts';
import { expectSoundInBothColours } from './screens.ts';
import { savedState } from './savedState.ts';
import { sectionName } from './sectionName.ts';
import { saveCourse } from './saveCourse.ts';

/** Looks at what is on the screen now, or at the part of it that is new. */
export type Look = (name: string, within?: string) => Promise<void>;

const dialogOf = (page: Page): Locator => page.getByRole('dialog').last();

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Each look in light and in dark. */
export function lookAtBothColours(page: Page): Look {
  return (name, within) => expectSoundInBothColours(page, name, within);
}

/** Copies a course of the demo content for one test alone, so that nobody else meets its lock. Returns its raw id. */
export async function copyOfCourse(page: Page, name: string): Promise<number> {
  const copied = await page.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: { query: COPY, variables: { name } },
  });
  const answer = (await copied.json()) as { data: { copyCourse: { course: { courseId: number } } } };
  return answer.data.copyCourse.course.courseId;
}

const COPY = /* GraphQL */ `
  mutation Copy($name: String!) {
    copyCourse(input: { courseId: "102", name: $name }) {
      course {
        courseId
      }
    }
  }
`;

/** The list of courses with its menu, its dialogs and its tour, and the ways to a new one. */
export async function visitCourseList(page: Page, look: Look): Promise<void> {
  await page.goto('/admin/courses/');
  await expect(page.getByRole('table')).toBeVisible();
  await look('list of courses');
  await page
    .getByRole('button', { name: /^Actions: / })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await look('menu of a course', '[role="menu"]');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialogOf(page)).toBeVisible();
  await look('delete a course', 'dialog');
  await closeDialog(page);
  await page.getByRole('button', { name: 'Topics', exact: true }).click();
  await expect(dialogOf(page).getByText(/\d+ topics?$/)).toBeVisible();
  await look('topics', 'dialog');
  await closeDialog(page);
  const create = page.getByRole('button', { name: 'Create a course' });
  await create.click();
  await look('ways to begin');
  await page.getByRole('button', { name: /Basic structure/ }).click();
  await dialogOf(page)
    .getByRole('button', { name: /More settings/ })
    .click();
  await dialogOf(page).getByLabel('Learners can earn a certificate').click();
  await dialogOf(page).getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialogOf(page).getByText('Enter a name for the course')).toBeVisible();
  await look('new course', 'dialog');
  await dialogOf(page).getByRole('button', { name: 'Back' }).click();
  const question = page.getByRole('dialog', { name: 'Discard the new course?' });
  await question.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('button', { name: /Import a file/ }).click();
  await dialogOf(page).getByRole('button', { name: 'Import', exact: true }).click();
  await look('import', 'dialog');
  await dialogOf(page).getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: /From a template/ }).click();
  await expect(dialogOf(page).getByRole('button', { name: /Your first week with us/ })).toBeVisible();
  await look('templates', 'dialog');
  await dialogOf(page)
    .getByRole('button', { name: /Your first week with us/ })
    .click();
  await expect(dialogOf(page).getByText('Who to ask', { exact: true })).toBeVisible();
  await look('template', 'dialog');
  await dialogOf(page).getByRole('button', { name: 'Back' }).click();
  await dialogOf(page).getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: /Export a course/ }).click();
  await expect(dialogOf(page).getByRole('searchbox')).toBeVisible();
  await look('export', 'dialog');
  await closeDialog(page);
  await page.getByRole('button', { name: 'Take the tour' }).first().click();
  await expect(dialogOf(page).getByRole('heading')).toBeVisible();
  await look('tour', '[role="dialog"]');
  await closeDialog(page);
}

/** An umbrella course with the tree that leads to others. */
export async function visitUmbrella(page: Page, look: Look, name: string): Promise<void> {
  await page.goto('/admin/courses/');
  await page.getByRole('button', { name: 'Create a course' }).click();
  await page.getByRole('button', { name: /Umbrella course/ }).click();
  await page.getByRole('textbox', { name: 'Course name' }).fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText(savedState)).toBeVisible();
  await page.getByRole('textbox', { name: 'Question' }).fill('What would you like to learn?');
  await page
    .getByRole('button', { name: /^Choice: add/ })
    .first()
    .click();
  await page.keyboard.type('A language');
  await page.getByRole('button', { name: 'Course: add below “A language”' }).click();
  await look('tree of choices', 'main');
  await page.getByRole('button', { name: 'Choose a course' }).click();
  await expect(dialogOf(page).getByRole('listitem').first()).toBeVisible();
  await look('find a course', 'dialog');
  await closeDialog(page);
}

/** A course that someone else holds: what is asked of whom. */
export async function visitNotices(
  holder: Page,
  onlooker: Page,
  { ofHolder, ofOnlooker }: { ofHolder: Look; ofOnlooker: Look },
  courseId: number,
): Promise<void> {
  await holdClock(holder);
  await holder.goto(`/dashboard/course/?edit=true#!${courseId}`);
  await expect(holder.getByText(savedState)).toBeVisible();
  await onlooker.goto(`/dashboard/course/?edit=true#!${courseId}`);
  const ask = onlooker.getByRole('button', { name: 'Ask to take over' });
  await expect(ask).toBeVisible();
  await ofOnlooker('held by somebody else');
  await ask.click();
  await expect(onlooker.getByText(/^Asked\./)).toBeVisible();
  await ofOnlooker('asked to hand over', '[role="alert"]');
  await nextBeat(holder);
  await expect(holder.getByRole('button', { name: 'Hand over' })).toBeVisible();
  await ofHolder('asked for the course');
}

/** The page of a course: its fields, structure, achievements and library. */
export async function visitCourse(page: Page, look: Look, courseId: number): Promise<void> {
  await page.goto(`/dashboard/course/?edit=true#!${courseId}`);
  await expect(page.getByText(savedState)).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Not now' }).click();
  await look('course');
  const tree = page.getByRole('treegrid', { name: 'Modules and lectures' });
  // Modules are rows of the first level, lectures of the second.
  const lecture = tree.locator('[role="row"][aria-level="2"]').first();
  await lecture.hover();
  await lecture.getByRole('button', { name: /^Actions for / }).click();
  await expect(page.getByRole('menuitem', { name: /Move to…/ })).toBeVisible();
  await look('menu of a lecture', '[role="menu"]');
  await page.getByRole('menuitem', { name: /Move to…/ }).click();
  await expect(dialogOf(page)).toBeVisible();
  await look('move to', 'dialog');
  await closeDialog(page);
  await page.getByRole('button', { name: 'Add an achievement' }).click();
  await look('achievement', 'main');
  const how = page.getByRole('combobox', { name: 'How it is earned' });
  for (const way of ['Finish certain lectures', 'Answer certain questions correctly']) {
    await how.selectOption({ label: way });
    await expect(page.getByRole('searchbox', { name: 'Find a lecture' })).toBeVisible();
    await look(way, 'main');
  }
  await page.getByRole('tab', { name: 'Library' }).click();
  await look('library', 'aside');
  await page.getByRole('tab', { name: 'Structure' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialogOf(page).getByRole('heading', { name: /could be better$/ })).toBeVisible();
  await look('publish', 'dialog');
  await closeDialog(page);
  await page.getByRole('button', { name: 'More for this course' }).click();
  await look('menu of the bar', '[role="menu"]');
  await page.keyboard.press('Escape');
}

/** The versions of a course: the list, a name that is written, two side by side, and the question before one is restored (BEY-01). */
export async function visitHistory(page: Page, look: Look, courseId: number): Promise<void> {
  await openFirstLecture(page, courseId);
  const section = page.getByRole('group', { name: 'Section 1: Text' });
  await section.locator('p').first().dblclick();
  await section.getByRole('textbox').last().press('End');
  await page.keyboard.type(' And more.');
  await page.getByRole('button', { name: 'Done' }).click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await saveCourse(page);
  await expect(save).toBeDisabled();
  await page.getByRole('button', { name: 'More for this course' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const versions = dialogOf(page).getByRole('listitem', { name: /^Version of/ });
  await expect(versions).toHaveCount(2);
  await versions.first().getByRole('button', { name: 'Add a name' }).click();
  await look('history', 'dialog');
  await versions.first().getByRole('button', { name: 'Cancel' }).click();
  await versions.first().getByRole('button', { name: 'Compare' }).click();
  await expect(
    page
      .getByRole('region', { name: 'Section 1: Text' })
      .getByText(/And more\./)
      .first(),
  ).toBeVisible();
  await look('two versions', 'dialog');
  await page.keyboard.press('Escape');
  await versions.last().getByRole('button', { name: 'Restore' }).click();
  await expect(dialogOf(page).getByText('This will change:')).toBeVisible();
  await look('restore a version', 'dialog');
  await page.keyboard.press('Escape');
  await closeDialog(page);
}

/** A new section of each type in the first lecture of the course, with its editor open. */
export async function visitSections(page: Page, look: Look, courseId: number): Promise<void> {
  await openFirstLecture(page, courseId);
  const add = page.getByRole('button', { name: 'Add a section here' }).first();
  const items = page.getByRole('option');
  await add.click();
  await expect(items.first()).toBeInViewport({ ratio: 1 });
  const names = await items.locator('span > span:first-child').allInnerTexts();
  expect(names.length).toBeGreaterThan(10);
  await look('choice of sections', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  // No longer than a low window, scrolled in it.
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ ...size, height: 420 });
  await add.press('Enter');
  await expect(items.first()).toBeInViewport({ ratio: 1 });
  await items.last().focus();
  await expect(items.last()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(size);
  await page.keyboard.press('Escape');
  for (const name of names) {
    // By the keyboard: what was edited before may still close, and move the choice under the pointer.
    await add.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Search sections' })).toBeFocused();
    await page.keyboard.insertText(name);
    await expect(page.getByRole('option', { name: sectionName(name), selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
    await look(`section: ${name}`, '[data-node="open"]');
    await done(page);
  }
}

/** The first lecture of the course: its head, and a new question as each kind. */
export async function visitHeadAndQuestions(page: Page, look: Look, courseId: number): Promise<void> {
  await openFirstLecture(page, courseId);
  const head = page.getByRole('group', { name: 'Head of the lecture' });
  await expect(head).toBeVisible();
  await look('lecture');
  await head.focus();
  await head.getByRole('button', { name: 'Edit', exact: true }).click();
  await look('head of the lecture', '[data-node="open"]');
  await done(page);

  await page.getByRole('button', { name: 'Add a question' }).click();
  const kind = page.getByRole('combobox', { name: 'Kind of question' }).last();
  for (const name of await kind.locator('option').allInnerTexts()) {
    await kind.selectOption({ label: name });
    await look(`question: ${name}`, '[data-node="open"]');
  }
  await done(page);

  await page.getByRole('button', { name: 'Paste questions…' }).click();
  await dialogOf(page).getByRole('textbox').fill('// Both\n\nOne? {=x#Yes. ~y}\n\nTwo? {#4}');
  await expect(dialogOf(page).getByRole('button', { name: 'Add 1 question' })).toBeVisible();
  await look('paste questions', 'dialog');
  await closeDialog(page);
}

const done = (page: Page): Promise<void> => page.getByRole('button', { name: 'Done', exact: true }).click();

async function openFirstLecture(page: Page, courseId: number): Promise<void> {
  await page.goto(`/dashboard/course/?edit=true#!${courseId}`);
  await page.getByRole('treegrid').locator('[role="row"][aria-level="2"]').first().click();
}
