import type { Locator } from '@playwright/test';
import { expect, test } from '../support/learnerTest.ts';
import { makeLectureCourse } from '../support/lectureCourse.ts';
import { signedIn } from '../support/restClient.ts';
import { signInAs } from '../support/signInAs.ts';

/** How far the words of an element end from its right edge, in pixels: nothing where they run from the right. */
const gapAtTheRight = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const words = document.createRange();
    words.selectNodeContents(node);
    return Math.round(node.getBoundingClientRect().right - words.getBoundingClientRect().right);
  });

for (const [stated, fields] of [
  ['states its language', { metadata: { lang: 'he' } }],
  ['states none', {}],
] as const) {
  test(`SEC-01 OP-120 a course in Hebrew that ${stated} runs from the right, and its code from the left`, async ({
    page,
    platform,
  }) => {
    const author = await signedIn(platform, 'author@demo.test');
    const html = '<p>שלום (world) 123!</p><blockquote>ציטוט</blockquote><pre>const a = 1;</pre>';
    const sections = [{ type: 'JSON', content: { type: 'text', content: { text: html } } }];
    const { path } = await makeLectureCourse(author, { name: 'בטיחות בגובה', sections }, fields);
    await signInAs(page, 'author');
    await page.goto(path);
    for (const element of [page.getByRole('heading', { level: 1 }), page.getByText('שלום'), page.getByText('ציטוט')]) {
      await expect(element).toHaveCSS('direction', 'rtl');
    }
    expect(await gapAtTheRight(page.getByRole('heading', { level: 1 }))).toBe(0);
    expect(await gapAtTheRight(page.getByText('שלום'))).toBe(0);
    await expect(page.getByText('const a = 1;')).toHaveCSS('direction', 'ltr');
  });
}
