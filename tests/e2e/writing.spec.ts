import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/learnerTest.ts';
import { makeLectureCourse, type LectureCourse } from '../support/lectureCourse.ts';
import { signedIn, type RestClient } from '../support/restClient.ts';
import { operationOf } from '../support/operationOf.ts';
import { signInAs } from '../support/signInAs.ts';
import { savedState } from '../support/savedState.ts';
import { sectionName } from '../support/sectionName.ts';
import { saveCourse } from '../support/saveCourse.ts';

const text = (html: string) => ({ type: 'JSON', content: { type: 'text', content: { text: html } } });
const twoLines = text('<p>Grind the beans.</p><p>Pour the water.</p>');
const twoTexts = [twoLines, text('<p>Second text</p>')];

/** Opens a new lecture in the editor, as its author. */
async function openLecture(
  page: Page,
  platform: RestClient,
  sections: readonly object[] = twoTexts,
): Promise<LectureCourse> {
  const author = await signedIn(platform, 'author@demo.test');
  const course = await makeLectureCourse(author, { name: 'Writing', sections });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 'author');
  await page.goto(course.editPath);
  // It comes above the lecture.
  const offer = page.getByRole('button', { name: 'Not now' });
  await offer.click();
  await expect(offer).toHaveCount(0);
  return course;
}

/** Holds the script that has some words back until it is released, as a slow network does: the editor of texts, if none are given. */
async function holdEditor(page: Page, words = 'ql-editor'): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes(words)) await released;
    await route.fulfill({ response: answer });
  });
  return () => {
    release();
    // Scripts that are still on their way when the page closes are no failure of it.
    void page.unrouteAll({ behavior: 'ignoreErrors' });
  };
}

async function speak(page: Page, language: string): Promise<void> {
  const value = encodeURIComponent(JSON.stringify({ language }));
  await page.context().addCookies([{ name: 'siteMeta', value, url: test.info().project.use.baseURL ?? '' }]);
}

const live = (page: Page): Locator => page.locator('[data-live]');
const section = (page: Page, number: number): Locator =>
  page.getByRole('group', { name: new RegExp(`^Section ${number}: `) });

/** Presses just before the first letter of a paragraph. */
async function pressBefore(place: Page | Locator, words: string, clickCount = 1): Promise<void> {
  await place.getByText(words, { exact: true }).click({ position: { x: 1, y: 12 }, clickCount, delay: 20 });
}

/** Each way, and what stands in the section once it was opened so and written in. */
const ways: readonly (readonly [name: string, open: (place: Locator) => Promise<void>, written: string])[] = [
  ['a click in its words', (place) => pressBefore(place, 'Pour the water.'), 'Grind the beans.|Now Pour the water.'],
  ['a double click', (place) => pressBefore(place, 'Pour the water.', 2), 'Grind the beans.|Now Pour the water.'],
  [
    'the Edit button',
    async (place) => {
      await place.focus();
      await place.getByRole('button', { name: 'Edit' }).click();
    },
    'Grind the beans.|Pour the water.Now ',
  ],
  ['Enter', (place) => place.press('Enter'), 'Grind the beans.|Pour the water.Now '],
  ['F2', (place) => place.press('F2'), 'Grind the beans.|Pour the water.Now '],
];

test('EDIT-04 EDIT-16 OP-110 a section is written in at once, however it is opened', async ({ page, platform }) => {
  // Each way has a section of its own.
  await openLecture(
    page,
    platform,
    ways.map(() => twoLines),
  );
  for (const [at, [name, open, written]] of ways.entries()) {
    await test.step(name, async () => {
      const place = section(page, at + 1);
      await open(place);
      await page.keyboard.type('Now ', { delay: 30 });
      await expect
        .poll(() =>
          place.locator('[data-live]').evaluate((root) => [...root.children].map((line) => line.textContent).join('|')),
        )
        .toBe(written);
      await expect(live(page)).toBeFocused();
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(live(page)).toHaveCount(0);
    });
  }
});

test('EDIT-16 OP-110 no key is lost while the editor of texts is on the way', async ({ page, platform }) => {
  const release = await holdEditor(page);
  await openLecture(page, platform);
  await pressBefore(page, 'Pour the water.');
  await page.keyboard.type('Zebras', { delay: 30 });
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Bold', { delay: 30 });
  await page.keyboard.press('Control+b');
  await page.keyboard.insertText('日本');
  await expect(live(page)).toHaveCount(0);
  release();
  await expect(live(page)).toBeFocused();
  await page.keyboard.type('!', { delay: 30 });
  await expect
    .poll(() => live(page).evaluate((root) => root.innerHTML.replaceAll('\uFEFF', '')))
    .toBe('<p>Grind the beans.</p><p>Zebra</p><p><strong>Bold</strong>日本!Pour the water.</p>');
});

test('EDIT-04 OP-110 OP-228 the second and the third that are added are open with their sample selected, and the one before is closed', async ({
  page,
  platform,
}) => {
  await openLecture(page, platform, []);
  for (const number of [1, 2, 3]) {
    await page
      .getByRole('button', { name: 'Add a section here' })
      .nth(number - 1)
      .click();
    await page
      .getByRole('option', { name: sectionName('Text') })
      .last()
      .click();
    await page.keyboard.type(`Words ${number}`, { delay: 30 });
    const heading = section(page, number).locator('[data-live]').getByRole('heading');
    await expect(heading).toHaveText(`Words ${number}`);
    await page.getByText('Write your text here.').click();
    await page.keyboard.type('More', { delay: 30 });
    await expect(section(page, number).locator('[data-live] p')).toHaveText('More');
    await expect(page.getByRole('button', { name: 'Done' })).toHaveCount(1);
  }
  for (const number of [1, 2]) {
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.keyboard.type(`Asked ${number}`, { delay: 30 });
    await expect(
      page.getByRole('group', { name: `Question ${number}`, exact: true }).locator('[data-live]'),
    ).toContainText(`Asked ${number}`);
    await expect(page.getByRole('button', { name: 'Done' })).toHaveCount(1);
  }
});

test('EDIT-04 EDIT-09 OP-111 keys within an open section are not about the section, and deleting one can be undone', async ({
  page,
  platform,
}) => {
  await openLecture(page, platform);
  await section(page, 1).press('Enter');
  await expect(live(page)).toBeFocused();
  // The frame itself and each part of its bar.
  for (const place of [section(page, 1), section(page, 1).getByRole('button', { name: 'Duplicate' })]) {
    for (const key of [
      'Delete',
      'Backspace',
      'Control+d',
      'Control+c',
      'Control+x',
      'Control+v',
      'Alt+ArrowDown',
      'F2',
    ]) {
      await place.focus();
      await page.keyboard.press(key);
    }
  }
  await expect(page.getByRole('group', { name: /^Section \d: / })).toHaveCount(2);
  await expect(section(page, 1)).toContainText('Grind the beans.');
  await section(page, 1).getByRole('button', { name: 'Delete' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Section deleted' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(section(page, 1)).toContainText('Grind the beans.');
  await expect(page.getByRole('group', { name: /^Section \d: / })).toHaveCount(2);
});

test('EDIT-04 selecting a section moves nothing', async ({ page, platform }) => {
  await openLecture(page, platform);
  const words = page.getByText('Second text');
  const before = await words.boundingBox();
  await section(page, 1).focus();
  await section(page, 2).focus();
  await expect(section(page, 2).getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(await words.boundingBox()).toEqual(before);
});

test('EDIT-16 OP-109 select all, delete and write leaves a paragraph where a table of merged cells stood first', async ({
  page,
  platform,
}) => {
  await openLecture(page, platform, [
    text('<table><tbody><tr><td colspan="2">Merged</td></tr></tbody></table><h2>Head</h2><ul><li>Item</li></ul>'),
  ]);
  await pressBefore(page, 'Head');
  await expect(live(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('New', { delay: 30 });
  await expect.poll(() => live(page).evaluate((root) => root.innerHTML)).toBe('<p>New</p>');
});

/** Writes words as someone types them; keys stand in angle brackets. */
async function write(page: Page, ...parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    const key = /^<(.+)>$/.exec(part)?.[1];
    await (key === undefined ? page.keyboard.type(part, { delay: 30 }) : page.keyboard.press(key));
  }
}

test('EDIT-16 OP-213 OP-214 OP-215 Markdown, Tab and “/” by the keyboard alone are stored, and drawn for the learner', async ({
  page,
  platform,
}) => {
  const { path, courseId } = await openLecture(page, platform, [text('<p>First</p>')]);
  await pressBefore(page, 'First');
  await write(page, '<ControlOrMeta+a>', '<Delete>', '# Plan', '<Enter>');
  await write(page, 'Read **this** on https://demo.test/a today', '<Enter>');
  await write(page, '- one', '<Enter>', '<Tab>', 'inner', '<Enter>', '<Enter>', '<Enter>');
  await write(
    page,
    'Then',
    '<Enter>',
    '/task',
    '<Enter>',
    'open',
    '<Enter>',
    'done',
    '<Control+Enter>',
    '<Enter>',
    '<Enter>',
    '## ',
  );
  await expect(live(page).locator('h3')).toBeVisible();
  // Undoing brings back what was typed.
  await write(page, '<ControlOrMeta+z>');
  await expect(live(page).locator('p').last()).toHaveText('##');
  await write(page, '<Backspace>', '<Backspace>', '<Backspace>', '---', '<Enter>', 'End');
  await saveCourse(page);

  const learner = await signedIn(platform, 'learner@demo.test');
  await learner.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId } });
  await page.context().clearCookies();
  await signInAs(page, 'learner');
  await page.goto(path);
  const drawn = page.locator('[data-author-html]').filter({ hasText: 'Plan' });
  await expect(drawn).toBeVisible();
  expect(await drawn.evaluate((element) => element.innerHTML)).toBe(
    [
      '<h2>Plan</h2>',
      '<p>Read <strong>this</strong> on ',
      '<a href="https://demo.test/a" target="_blank" rel="noopener noreferrer">https://demo.test/a</a> today</p>',
      '<ul><li>one<ul><li>inner</li></ul></li></ul>',
      '<p>Then</p>',
      '<ul><li data-list="unchecked">open</li><li data-list="checked">done</li></ul>',
      '<hr><p>End</p>',
    ].join(''),
  );
  // A screen reader says of each task whether it is done.
  await expect(drawn).toMatchAriaSnapshot(`
    - list:
      - listitem: "To do: open"
      - listitem: "Done: done"
  `);
});

test('EDIT-16 OP-222 OP-223 a formula and code in a language are written as people do, stored, and drawn for the learner', async ({
  page,
  platform,
}) => {
  const { path, courseId } = await openLecture(page, platform, [text('<p>First</p>')]);
  await pressBefore(page, 'First');
  await write(page, '<ControlOrMeta+a>', '<Delete>', 'So $x^2$ is', '<Enter>', '/form', '<Enter>');
  const fields = page.getByRole('form', { name: 'Formula' });
  const latex = fields.getByRole('textbox', { name: 'Formula in LaTeX' });
  await expect(latex).toBeFocused();
  await write(page, '\\fracc{a}{b}');
  await expect(fields).toContainText('“\\fracc” is not understood here.');
  await latex.fill('\\frac{a}{b}');
  await expect(fields.locator('math')).toBeVisible();
  await write(page, '<Enter>');
  await expect(live(page)).toBeFocused();
  await write(page, '```py', '<Enter>', 'return 1');
  await expect(page.getByRole('combobox', { name: 'Language of the code' })).toHaveValue('python');
  // A press opens it again.
  await live(page).locator('p math').click();
  await expect(latex).toHaveValue('x^2');
  await latex.fill('x^3');
  await fields.getByRole('button', { name: 'Change' }).click();
  await saveCourse(page);
  await page.reload();
  await expect(page.locator('[data-author-html] math')).toHaveCount(2);

  const learner = await signedIn(platform, 'learner@demo.test');
  await learner.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId } });
  await page.context().clearCookies();
  await signInAs(page, 'learner');
  await page.goto(path);
  const drawn = page.locator('[data-author-html]').filter({ hasText: 'So' });
  await expect(drawn.locator('[data-formula="inline"] math')).toHaveAttribute('alttext', 'x^3');
  await expect(drawn.locator('[data-formula="block"] math')).toHaveAttribute('alttext', '\\frac{a}{b}');
  await expect(drawn.locator('pre[data-name="Python"] .hljs-keyword')).toHaveText('return');
});

const pastedTable =
  '<table><thead><tr><td colspan="2"><p>Tools</p></td><td><p>Price</p></td></tr></thead><tbody><tr><td rowspan="2">Saw</td><td>for wood</td><td>12</td></tr><tr><td>for metal</td><td>14</td></tr></tbody></table>';

test('BEY-28 OP-226 a pasted table with a head and merged cells is edited by keyboard, and read by a learner', async ({
  page,
  platform,
}) => {
  const { courseId, path, editPath } = await openLecture(page, platform, [text('<p>Prices</p>')]);
  await pressBefore(page, 'Prices');
  await expect(live(page)).toBeFocused();
  await write(page, '<End>', '<Enter>');
  await live(page).evaluate((root, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, pastedTable);
  // The merged cell, and a row behind the last one.
  await live(page).getByText('Saw').click();
  await write(
    page,
    '<End>',
    's',
    '<Tab>',
    '<Tab>',
    '<Tab>',
    '<Tab>',
    '<Tab>',
    'Drill',
    '<Tab>',
    'for both',
    '<Tab>',
    '30',
  );
  // Escape leads back to the caret.
  await write(page, '<Shift+F10>');
  await expect(page.getByRole('menuitemcheckbox', { name: 'Header row' })).toBeFocused();
  await write(page, '<Escape>');
  await expect(live(page)).toBeFocused();
  await write(page, '<Shift+F10>');
  await page.getByRole('menuitemcheckbox', { name: 'Header column' }).press('Enter');
  await expect(live(page).getByRole('rowheader', { name: 'Drill' })).toBeVisible();
  await write(page, '!', '<ControlOrMeta+Enter>', 'Below');
  await saveCourse(page);
  await page.goto(editPath);
  await expect(page.getByRole('rowheader', { name: 'Saws' })).toBeVisible();

  const learner = await signedIn(platform, 'learner@demo.test');
  await learner.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId } });
  await page.context().clearCookies();
  await signInAs(page, 'learner');
  await page.goto(path);
  const drawn = page.locator('[data-author-html]').filter({ hasText: 'Prices' });
  await expect(drawn).toBeVisible();
  expect(await drawn.evaluate((element) => element.innerHTML)).toBe(
    [
      '<p>Prices</p><table>',
      '<thead><tr><th colspan="2" scope="col">Tools</th><th scope="col">Price</th></tr></thead>',
      '<tbody><tr><th rowspan="2" scope="row">Saws</th><td>for wood</td><td>12</td></tr>',
      '<tr><td>for metal</td><td>14</td></tr>',
      '<tr><th scope="row">Drill</th><td>for both</td><td>30!</td></tr></tbody></table><p>Below</p>',
    ].join(''),
  );
  await expect(drawn).toMatchAriaSnapshot(`
    - table:
      - rowgroup:
        - row:
          - columnheader "Tools"
          - columnheader "Price"
      - rowgroup:
        - row:
          - rowheader "Saws"
          - cell "for wood"
  `);
});

test('OP-230 OP-217 a draft is saved with what is unfinished, which is named before it is published', async ({
  page,
  platform,
}) => {
  const author = await signedIn(platform, 'author@demo.test');
  const course = await makeLectureCourse(author, { name: 'Half done' }, { published: false });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 'author');
  await page.goto(course.editPath);
  await page.getByRole('button', { name: 'Not now' }).click();
  const state = page.getByRole('region', { name: 'Editing', exact: true }).getByRole('status').first();
  for (const [place, type] of ['Picture and text', 'Question'].entries()) {
    await page.getByRole('button', { name: 'Add a section here' }).nth(place).click();
    await page
      .getByRole('option', { name: sectionName(type) })
      .last()
      .click();
    await expect(section(page, place + 1)).toBeVisible();
  }
  await page.keyboard.press('Control+s');
  await expect(state).toHaveText(savedState);
  await page.reload();
  await expect(section(page, 2)).toBeVisible();
  await expect(state).toHaveText(savedState);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('2 things have to be mended first')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
});

test('EDIT-09 OP-100 no bar covers words, and in a branch there is one at a time', async ({ page, platform }) => {
  const branch = { title: 'Left', sections: [twoLines] };
  await openLecture(page, platform, [
    twoLines,
    { type: 'JSON', content: { type: 'BRANCH', content: { options: [branch, { title: 'Right', sections: [] }] } } },
  ]);
  const bars = page.getByRole('toolbar', { name: 'Tools', exact: true });
  await section(page, 2).press('Enter');
  await expect(bars).toHaveCount(1);
  const above = page.getByText('Pour the water.').first();
  const [words, bar] = await Promise.all([above.boundingBox(), bars.boundingBox()]);
  expect(words && bar && words.y + words.height).toBeLessThanOrEqual(bar?.y ?? 0);

  await pressBefore(section(page, 2).getByRole('group', { name: /^Section 1: / }), 'Pour the water.');
  await expect(live(page)).toBeFocused();
  await expect(bars.filter({ visible: true })).toHaveCount(1);
  await section(page, 2).getByLabel('Title').last().click();
  await expect(live(page)).toHaveCount(0);
  await expect(bars).toHaveCount(1);
});

test('EDIT-04 GAM-01 nothing moves when the achievements of a course have come', async ({ page, platform }) => {
  const author = await signedIn(platform, 'author@demo.test');
  const { id } = await author.expect<{ id: number }>('/api/v1/secured/courses', {
    method: 'POST',
    body: {
      name: `Coffee ${Date.now()}`,
      modules: [{ name: 'Beans', lectures: [{ id: 1, name: 'Grinding' }] }],
      gamificationItems: ['Keen', 'Keener', 'Keenest'].map((name) => ({
        '@type': 'LECTURES_COMPLETED',
        name,
        description: 'For grinding.',
        lectureIds: [1],
      })),
    },
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 'author');
  const release = await holdEditor(page, 'as AchievementsEditor');
  await page.goto(`/dashboard/course/?edit=true#!${id}`);
  await page.getByRole('button', { name: 'Not now' }).click();
  const heading = page.getByRole('heading', { name: 'Achievements' });
  const height = (): Promise<number | undefined> =>
    heading.evaluate((element) => element.closest('section')?.getBoundingClientRect().height);
  await expect(heading).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a module' })).toBeVisible();
  const before = await height();
  const add = page.getByRole('button', { name: 'Add an achievement' });
  await expect(add).toHaveCount(0);
  release();
  await expect(add).toBeVisible();
  expect(Math.abs(Number(await height()) - Number(before))).toBeLessThan(2);
});

test('EDIT-16 OP-100 the tools of a text stand in one line on a tablet, in every language, in code as well', async ({
  page,
  platform,
}) => {
  const { editPath } = await openLecture(page, platform, [text('<p>Grind the beans.</p><pre>grind()</pre>')]);
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const language of ['en', 'de', 'uk', 'pt', 'ru']) {
    await speak(page, language);
    await page.goto('about:blank');
    await page.goto(editPath);
    for (const words of ['Grind the beans.', 'grind()']) {
      await pressBefore(page, words);
      const tools = page.getByRole('toolbar').filter({ has: page.getByRole('combobox') });
      await expect(tools.getByRole('combobox')).toHaveCount(words === 'grind()' ? 2 : 1);
      const tops = await tools
        .locator(':scope > :is(button, select)')
        .evaluateAll((all) => all.map((tool) => Math.round(tool.getBoundingClientRect().top)));
      // They differ in height, not in their line.
      expect(Math.max(...tops) - Math.min(...tops), `${words} in ${language}`).toBeLessThan(16);
    }
  }
});

test('EDIT-04 EDIT-16 LOCK-01 OP-110 what is opened before the lock has answered takes every key', async ({
  page,
  platform,
}) => {
  const course = await openLecture(page, platform);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) === 'lockCourseMutation') await answered;
    await route.continue();
  });
  await page.goto('about:blank');
  await page.goto(course.editPath, { waitUntil: 'commit' });
  await pressBefore(section(page, 1), 'Pour the water.');
  await page.keyboard.type('Now ', { delay: 30 });
  await expect(live(page)).toHaveCount(0);
  answer();
  await page.keyboard.type('and then ', { delay: 30 });
  await expect(live(page).getByText('Now and then Pour the water.')).toBeVisible();
});
