/** An author builds a course in the editor from what is printed, by nothing but what the screens offer. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { AuthorHands } from './AuthorHands.ts';
import { buildLecture, pathOf } from './buildLecture.ts';
import type { PrintedCourse, PrintedFields, PrintedModule } from './printedCourse.ts';
import { savedState } from '../savedState.ts';

/** Creates a course of this name and gives its raw id. */
export async function buildCourse(
  page: Page,
  hands: AuthorHands,
  name: string,
  { fields, modules }: PrintedCourse,
): Promise<number> {
  await page.goto('/admin/courses/');
  await hands.press(page.getByRole('button', { name: 'Create a course' }));
  await hands.press(page.getByRole('button', { name: /Basic structure/ }));
  await hands.write(page.getByLabel('Course name'), name);
  await hands.write(page.getByLabel(/^Modules/), String(modules.length));
  await hands.write(page.getByLabel('Lectures per module'), '1');
  await hands.press(page.getByRole('button', { name: 'Create', exact: true }));
  await expect(page.getByText(savedState)).toBeVisible();
  await writeFields(page, hands, fields);
  await writeStructure(page, hands, modules);
  for (const module of modules) await writeModule(page, hands, module);
  await save(page, hands);

  const row = (lecture: string): Locator => page.getByRole('row', { name: lecture, exact: true });
  for (const lecture of modules.flatMap(({ lectures }) => lectures)) {
    await hands.open(row(lecture.name));
    await expect(
      page.getByRole('group', { name: 'Head of the lecture' }).getByRole('heading', { level: 1 }),
    ).toHaveText(lecture.name);
    await buildLecture(page, hands, lecture);
    await save(page, hands);
  }
  const [, id] = /#!(\d+)$/.exec(page.url()) ?? [];
  return Number(id);
}

async function save(page: Page, hands: AuthorHands): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByText(savedState)).toBeVisible();
}

async function writeFields(page: Page, hands: AuthorHands, fields: PrintedFields): Promise<void> {
  const main = page.getByRole('main');
  await hands.write(main.getByLabel('Short description', { exact: true }), fields.miniDescription);
  await hands.paste(main.getByRole('textbox', { name: 'Description', exact: true }), fields.description);
  if (fields.imageUrl !== null) await hands.address(main, 'Cover picture', pathOf(fields.imageUrl));
  if (fields.metadata.language === 'en') await hands.select(main.getByLabel('Language of the course'), 'English');
  for (const { name } of fields.tags) {
    await hands.write(main.getByRole('combobox', { name: 'Topics' }), name);
    await page.keyboard.press('Enter');
  }
  if (fields.certifiable) {
    await hands.mark(main.getByLabel('Learners can earn a certificate'));
    await hands.write(main.getByLabel('Score needed, in per cent'), String(fields.passingPercent));
  }
  if (fields.sequentialProgress) await hands.mark(main.getByLabel('Lectures open one after another'));
}

/** Names what the wizard has made, a lecture in each module, and adds the other lectures. */
async function writeStructure(page: Page, hands: AuthorHands, modules: readonly PrintedModule[]): Promise<void> {
  const rows = page.getByRole('treegrid').getByRole('row');
  for (const [at, { name, lectures }] of modules.entries()) {
    await hands.rename(rows.and(page.locator('[aria-level="1"]')).nth(at), name);
    const first = rows.filter({ hasText: /^Lecture 1$/ }).first();
    for (const [place, lecture] of lectures.entries()) {
      if (place === 0) await hands.rename(first, lecture.name);
      else await hands.addLecture(at, lecture.name);
    }
  }
}

async function writeModule(page: Page, hands: AuthorHands, module: PrintedModule): Promise<void> {
  const frame = page.getByRole('group', { name: `Module: ${module.name}`, exact: true });
  await hands.edit(frame);
  await hands.write(frame.getByLabel('Description', { exact: true }), module.description);
  if (module.durationMinutes !== null) {
    await hands.write(frame.getByLabel('Duration in minutes'), String(module.durationMinutes));
  }
  await hands.press(frame.getByRole('button', { name: 'Done', exact: true }));
}
