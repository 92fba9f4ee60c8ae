/** The screens of the course editor, one after another in one window, as an author comes to them. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Looks at what is on the screen now, or at the part of it that is new. */
export type Look = (name: string, within?: string) => Promise<void>;

const dialogOf = (page: Page): Locator => page.getByRole('dialog').last();

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The list of courses, and the ways to a new one. */
export async function visitCourseList(page: Page, look: Look): Promise<void> {
  await page.goto('/admin/courses/');
  await expect(page.getByRole('table')).toBeVisible();
  await look('list of courses');
  await page.getByRole('button', { name: 'Topics', exact: true }).click();
  await expect(dialogOf(page).getByText(/\d+ topics?$/)).toBeVisible();
  await look('topics');
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
  await look('new course');
  await closeDialog(page);
}

/** The page of a course: its fields, structure, achievements and library. */
export async function visitCourse(page: Page, look: Look, courseId: number): Promise<void> {
  await page.goto(`/dashboard/course/?edit=true#!${courseId}`);
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Not now' }).click();
  await look('course');
  const tree = page.getByRole('treegrid', { name: 'Modules and lectures' });
  await tree.getByRole('row').nth(1).hover();
  await tree
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Actions for / })
    .click();
  await page.getByRole('menuitem', { name: /Move to…/ }).click();
  await expect(dialogOf(page)).toBeVisible();
  await look('move to');
  await closeDialog(page);
  await page.getByRole('button', { name: 'Add an achievement' }).click();
  await look('achievement');
  await page.getByRole('tab', { name: 'Library' }).click();
  await look('library');
  await page.getByRole('tab', { name: 'Structure' }).click();
}

/** The first lecture of the course: its head, a new section of each type and a new question of each kind, each with its editor open. */
export async function visitLecture(page: Page, look: Look): Promise<void> {
  await page.getByRole('treegrid').locator('[role="row"][aria-level="2"]').first().click();
  const head = page.getByRole('group', { name: 'Head of the lecture' });
  await expect(head).toBeVisible();
  await look('lecture');
  await head.focus();
  await head.getByRole('button', { name: 'Edit', exact: true }).click();
  await look('head of the lecture', '[role="group"]:has(> [role="toolbar"])');
  await done(page);

  const add = page.getByRole('button', { name: 'Add a section here' }).first();
  const items = page.getByRole('menuitem');
  await add.click();
  await expect(items.first()).toBeVisible();
  const names = await items.allInnerTexts();
  expect(names.length).toBeGreaterThan(10);
  for (const [index, name] of names.entries()) {
    if (index > 0) await add.click();
    await items.nth(index).click();
    await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
    await look(`section: ${name}`, '[role="group"]:has(> [role="toolbar"])');
    await done(page);
  }

  await page.getByRole('button', { name: 'Add a question' }).click();
  const kind = page.getByRole('combobox', { name: 'Kind of question' }).last();
  for (const name of await kind.locator('option').allInnerTexts()) {
    await kind.selectOption({ label: name });
    await look(`question: ${name}`, '[role="group"]:has(> [role="toolbar"])');
  }
  await done(page);
}

const done = (page: Page): Promise<void> => page.getByRole('button', { name: 'Done', exact: true }).click();
