import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectSoundInBothColours } from '../support/screens.ts';
import { expect, test } from '../support/learnerTest.ts';
import { signInAs } from '../support/signInAs.ts';

const COPY = `mutation ($name: String) { copyCourse(input: { courseId: "258", name: $name }) { course { courseId } } }`;

/** Courses of this journey's own, as others change and delete those that are there. */
async function copyCourses(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const copied = await page.request.post('/graphql', {
      headers: { 'apollo-require-preflight': 'true' },
      data: { query: COPY, variables: { name } },
    });
    expect(copied.ok()).toBe(true);
  }
}

test('BEY-12 OP-270 A11Y-01 an author publishes several courses after a look at what would happen, by keyboard, and takes it back', async ({
  page,
}, testInfo) => {
  const name = `Tea ${testInfo.testId}`;
  await signInAs(page, 'author');
  await copyCourses(page, [`${name} 1`, `${name} 2`]);
  const list = `/admin/courses/?search=${encodeURIComponent(name)}`;
  await page.goto(list);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).press('Space');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar.getByRole('status')).toHaveText('2 selected');
  await bar.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish 2 courses?' });
  await expect(dialog.getByText('2 would be done')).toBeVisible();
  await expect(dialog.getByText('Will be published: everyone can find it and enrol')).toHaveCount(2);
  await expectSoundInBothColours(page, 'publish several courses', 'dialog');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).press('Enter');

  await expect(page).toHaveURL(/\/admin\/jobs\/job\//);
  const report = page.getByRole('row').filter({ hasText: `${name} ` });
  await expect(report.filter({ hasText: 'Published' })).toHaveCount(2);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Undoing of a change of courses' })).toBeVisible();
  await expect(report.filter({ hasText: 'Unpublished' })).toHaveCount(2);
  await page.goto(list);
  await expect(page.getByRole('table').getByText('Draft', { exact: true })).toHaveCount(2);
});

test('BEY-12 OP-286 A11Y-01 an author exports several courses as one file, by keyboard', async ({ page }, testInfo) => {
  const name = `Coffee ${testInfo.testId}`;
  const count = 3;
  await signInAs(page, 'author');
  await copyCourses(
    page,
    Array.from({ length: count }, (_, at) => `${name} ${at + 1}`),
  );
  await page.goto(`/admin/courses/?search=${encodeURIComponent(name)}`);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).press('Space');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar.getByRole('status')).toHaveText(`${count} selected`);
  const saved = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Export ${count} courses` });
  await expect(dialog.getByText(`${count} courses are in “courses.zip”.`)).toBeVisible();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('courses.zip');
  const zip = await readFile(await download.path(), 'latin1');
  // Each file has an entry at its content, and one in the directory at the end.
  expect(zip.split('.json').length - 1).toBe(2 * count);
  expect(zip.startsWith('PK')).toBe(true);
  await expectSoundInBothColours(page, 'export several courses', 'dialog');
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(bar.getByRole('button', { name: 'Export', exact: true })).toBeFocused();
});
