import { readFileSync } from 'node:fs';
import { expect, test } from '../support/learnerTest.ts';
import { signInAs } from '../support/signInAs.ts';

test('ROLE-11 CRS-03 CRS-14 CRS-15 CRS-17 CRS-18 IMPEX-01 IMPEX-02 an author creates, copies, exports, imports and deletes a course', async ({
  page,
}, testInfo) => {
  const name = `Tea ${testInfo.testId}`;
  const row = (course: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader').getByText(course, { exact: true }) });
  const choose = async (course: string, item: string): Promise<void> => {
    await page
      .getByRole('button', { name: `Actions: ${course}`, exact: true })
      .first()
      .click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await signInAs(page, 'author');
  await page.goto('/admin/courses/');

  await page.getByRole('button', { name: 'Create a course' }).click();
  await page.getByRole('button', { name: /Basic structure/ }).click();
  await page.getByLabel('Course name').fill(name);
  await page.getByLabel('Modules', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/course\/\?edit=true#!\d+$/);

  await page.goto('/admin/courses/');
  await page.getByRole('searchbox', { name: 'Search courses' }).fill(name);
  await expect(page.getByText('1 course', { exact: true })).toBeVisible();
  await expect(row(name)).toContainText('2 modules · 6 lectures');
  await choose(name, 'Publish');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(sheet.getByRole('heading', { name: 'The course is live' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(name).getByText('Published')).toBeVisible();

  await choose(name, 'Make a copy');
  await expect(row(`${name} – Copy`).getByText('Draft')).toBeVisible();
  await expect(row(`${name} – Copy`)).toContainText('2 modules · 6 lectures');

  const downloading = page.waitForEvent('download');
  await choose(name, 'Export as a file');
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^Tea .*\.json$/);
  const path = await file.path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ name });

  await page.getByRole('button', { name: 'Create a course' }).click();
  await page.getByRole('button', { name: /Import a file/ }).click();
  await page.getByLabel('Exported file').setInputFiles({
    name: file.suggestedFilename(),
    mimeType: 'application/json',
    buffer: readFileSync(path),
  });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('3 courses', { exact: true })).toBeVisible();

  for (const left of ['2 courses', '1 course']) {
    await choose(name, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText(left, { exact: true })).toBeVisible();
  }
  await choose(`${name} – Copy`, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No course matches')).toBeVisible();
});

test('BEY-27 OP-225 CRS-16 OP-217 an author begins with a template that ships, looks inside first, and could publish it as it is', async ({
  page,
}) => {
  await signInAs(page, 'author');
  await page.goto('/admin/courses/');
  await page.getByRole('button', { name: 'Create a course' }).click();
  await page.getByRole('button', { name: /From a template/ }).click();
  const wizard = page.getByRole('dialog');
  await expect(wizard.getByRole('heading', { name: 'Templates of your workspace' })).toBeVisible();
  await wizard.getByRole('button', { name: /Meeting notes that people read/ }).click();
  await expect(page.getByRole('dialog', { name: 'Meeting notes that people read' })).toBeVisible();
  await expect(wizard.getByText('Before: a page with three headings')).toBeVisible();
  await wizard.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/course\/\?edit=true#!\d+$/);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/^Nothing is missing/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Cancel', exact: true }).click();

  await page.getByRole('row', { name: 'Before: a page with three headings', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Write the skeleton first' })).toBeVisible();
});
