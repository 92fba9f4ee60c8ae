import type { Page } from '@playwright/test';
import { expect, test } from '../support/learnerTest.ts';
import { signInAs } from '../support/signInAs.ts';
import { savedState } from '../support/savedState.ts';
import { sectionName } from '../support/sectionName.ts';
import { saveCourse } from '../support/saveCourse.ts';

const uploads = '**/upload-api/v1/secured/workspaces/*/files/_upload';

/** Gives an element a paste or a drop with files, and HTML where there is some, as a browser does. */
const give = (
  page: Page,
  selector: string,
  type: 'paste' | 'drop' | 'dragover',
  given: { names?: readonly string[]; html?: string },
): Promise<boolean> =>
  page.evaluate(
    async ([target, event, { names = [], html }]) => {
      const element = document.querySelector(target);
      if (!element) throw new Error(`Nothing matches ${target}.`);
      const data = new DataTransfer();
      for (const [index, name] of names.entries()) {
        const canvas = new OffscreenCanvas(320, 180);
        const context = canvas.getContext('2d');
        if (context) {
          context.fillStyle = `hsl(${(index + name.length) * 50} 60% 60%)`;
          context.fillRect(0, 0, 320, 180);
        }
        data.items.add(new File([await canvas.convertToBlob()], name, { type: 'image/png' }));
      }
      if (html !== undefined) data.setData('text/html', html);
      const { left, width, bottom } = element.getBoundingClientRect();
      const place = { clientX: left + width / 2, clientY: bottom - 4, bubbles: true, cancelable: true };
      return !element.dispatchEvent(
        event === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent(event, { dataTransfer: data, ...place }),
      );
    },
    [selector, type, given] as const,
  );

test('LIB-05 LIB-06 LIB-14 EDIT-12 SAVE-01 OP-112 OP-113 pictures that an author pastes and drops are in the course, or said', async ({
  page,
  watch,
}, testInfo) => {
  // What this test makes fail, and a picture that nobody has.
  watch.expect(/_upload\)$|test\.invalid/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 'author');
  await page.goto('/admin/courses/');
  await page.getByRole('button', { name: 'Create a course' }).click();
  await page.getByRole('button', { name: /Basic structure/ }).click();
  await page.getByLabel('Course name').fill(`Pictures ${testInfo.testId}`);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Editing', exact: true });
  const state = bar.getByRole('status').first();
  await expect(state).toHaveText(savedState);
  await page.getByRole('button', { name: 'Not now' }).click();
  const address = page.url();

  // On the page of the course a file is caught, and refused in words.
  expect(await give(page, 'main', 'dragover', { names: ['stray.png'] })).toBe(true);
  expect(await give(page, 'main', 'drop', { names: ['stray.png'] })).toBe(true);
  await expect(page.getByText(/^Files cannot be dropped here/)).toBeVisible();
  expect(page.url()).toBe(address);

  await page.getByRole('treegrid').getByRole('row', { name: 'Lecture 1', exact: true }).click();
  await expect(page).toHaveURL(/\/courseware\/\?lecture=/);
  await page.getByRole('button', { name: 'Add a section here' }).last().click();
  await page
    .getByRole('option', { name: sectionName('Text') })
    .last()
    .click();
  await expect(page.locator('[data-live]')).toBeFocused();

  // Two screenshots at once: a save waits for them, typing continues beside them.
  const gate = Promise.withResolvers<undefined>();
  await page.route(uploads, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.keyboard.press('ControlOrMeta+End');
  await give(page, '[data-live]', 'paste', { names: ['one.png', 'two.png'] });
  const marks = page.locator('.ql-upload');
  await expect(marks).toHaveText(['one.png', 'two.png']);
  await expect(state).toHaveText('Uploading 2 files…');
  await page.keyboard.type('words beside');
  await bar.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(state).toHaveText('Uploading 2 files…');
  gate.resolve(undefined);
  await expect(marks).toHaveCount(0);
  await expect(state).toHaveText(savedState);
  await page.unroute(uploads);
  await page.reload();
  const article = page.getByRole('article');
  const pictures = article.locator('p img[src*="/files/"]');
  await expect(pictures).toHaveCount(2);
  await expect(article.getByText('words beside')).toBeVisible();
  expect(
    await pictures.first().evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(320);

  // One that fails on its way is said, and in no save; tried again it is there.
  await page.route(uploads, (route) => route.abort());
  await article.getByText('words beside').dblclick();
  await expect(page.locator('[data-live]')).toBeFocused();
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 40;
    return canvas.toDataURL('image/png');
  });
  const html = `<p>From a document <img src="${data}" alt="A square"><img src="file:///C:/x.png" alt="A diagram"><img src="https://lh7-rt.googleusercontent.test.invalid/x?sig=1" alt="A plan"></p>`;
  await give(page, '[data-live]', 'paste', { html });
  const files = page
    .getByRole('list', { name: 'Files that are being uploaded' })
    .or(page.getByRole('list').filter({ hasText: 'A square' }));
  await expect(files.getByRole('listitem')).toHaveCount(3);
  await expect(files).toContainText('This picture lies on your computer');
  await expect(files).toContainText('The address of this picture runs out');
  await expect(marks).toHaveText(['A square.png']);
  await bar.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(state).toHaveText('Unsaved changes');
  await page.unroute(uploads);
  await files.getByRole('button', { name: 'Try again: A square.png' }).click();
  await expect(marks).toHaveCount(0);
  await saveCourse(page);

  // On the page of a lecture a file becomes a section at its place; the page stays.
  await page.reload();
  await expect(article.getByRole('img', { name: 'A square' })).toBeVisible();
  const before = page.url();
  expect(await give(page, '[data-section-place]', 'dragover', { names: ['a.png', 'b.png'] })).toBe(true);
  expect(await give(page, '[data-section-place]', 'drop', { names: ['a.png', 'b.png'] })).toBe(true);
  await expect(page.getByRole('group', { name: 'Section 2: Picture and text' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Section 3: Picture and text' })).toBeVisible();
  expect(await give(page, 'main', 'drop', { names: ['end.png'] })).toBe(true);
  await expect(page.getByRole('group', { name: /: Picture and text$/ })).toHaveCount(3);
  expect(page.url()).toBe(before);
  await saveCourse(page);
});
