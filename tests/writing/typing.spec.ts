import type { Page } from '@playwright/test';
import { readContent } from '../support/authoredContent.ts';
import { printedCourse } from '../support/authoring/printedCourse.ts';
import { createGraphqlClient } from '../support/graphqlClient.ts';
import { authors, hosts } from '../support/hosts.ts';
import { expect, test } from '../support/learnerTest.ts';
import { sectionName } from '../support/sectionName.ts';
import { makeLectureCourse } from '../support/lectureCourse.ts';
import { signedIn, type RestClient } from '../support/restClient.ts';
import { savedState } from '../support/savedState.ts';
import { signInAs } from '../support/signInAs.ts';
import {
  courseTexts,
  frameOf,
  frames,
  lectureTexts,
  makeTypingCourse,
  type TypedText,
} from '../support/typingCourse.ts';

/** What is typed, which stands nowhere else; and the time between two of its keys, in milliseconds. */
const lettersOf = (run: number): string => `Zebra ${run}, quick as ever;`;
const DELAY = 30;

/** Presses just before the first letter, also of what is only looked at and takes no presses itself. */
async function pressAtStart(page: Page, { at }: TypedText, clickCount: number): Promise<void> {
  const place = at(page);
  await place.scrollIntoViewIfNeeded();
  const { x, y, height } = await place.evaluate(async (element) => {
    const drawn = () =>
      new Promise<DOMRect>((done) => requestAnimationFrame(() => done(element.getBoundingClientRect())));
    let [before, now] = [await drawn(), await drawn()];
    while (now.top !== before.top) [before, now] = [now, await drawn()];
    return now;
  });
  await page.mouse.click(x + 1, y + Math.min(height / 2, 12), { clickCount });
}

/** Opens a section or the like as a whole: the caret is at its first field. */
const waysOfWholes = [
  [
    'Edit',
    async (page: Page, name: RegExp) => {
      const frame = frameOf(page, name);
      await frame.focus();
      await frame.getByRole('button', { name: 'Edit', exact: true }).first().click();
    },
  ],
  ['Enter', (page: Page, name: RegExp) => frameOf(page, name).press('Enter')],
  ['F2', (page: Page, name: RegExp) => frameOf(page, name).press('F2')],
] as const;

async function save(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: 'Editing', exact: true });
  await page.keyboard.press('ControlOrMeta+s');
  await expect(bar.getByRole('status').first()).toHaveText(savedState);
}

test.beforeEach(async ({ page, watch }) => {
  // The picture and the video that nobody has.
  watch.expect(/nothing\.|404/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 'author');
});

/** Makes the course, and gives what is stored in it as text. */
async function prepare(page: Page, platform: RestClient, baseURL = '') {
  const author = await signedIn(platform, authors[hosts.lectern]);
  const course = await makeTypingCourse(author, 'Typing');
  const tool = createGraphqlClient(baseURL, hosts.lectern, { accessToken: author.token ?? '' });
  const stored = async (): Promise<string> => {
    const { achievements } = await readContent(tool, course.courseId);
    return JSON.stringify([await printedCourse(tool, course.courseId), achievements]);
  };
  // The offer of a first visit moves the page.
  await page.goto(course.coursePath);
  const offer = page.getByRole('button', { name: 'Not now' });
  await offer.click();
  await expect(offer).toHaveCount(0);
  return { ...course, stored };
}

/** Where texts are, and what is opened there as a whole. */
const pages = [
  ['in a lecture', 'lecturePath', lectureTexts, frames],
  ['on the page of a course', 'coursePath', courseTexts, [/^Module: /]],
] as const;

const clicksOf = (text: TypedText) =>
  text.isField
    ? ([['click', 1]] as const)
    : ([
        ['click', 1],
        ['double click', 2],
      ] as const);

for (const [where, path, texts, wholes] of pages) {
  test(`EDIT-04 EDIT-16 OP-110 every text ${where} takes all that is typed, by each way of opening it, and keeps it`, async ({
    page,
    platform,
    baseURL,
  }) => {
    const { [path]: address, stored } = await prepare(page, platform, baseURL);
    const before = await stored();
    const typed: { readonly name: string; readonly letters: string }[] = [];
    const type = async (name: string): Promise<void> => {
      const letters = lettersOf(typed.length + 1);
      typed.push({ name, letters });
      await page.keyboard.type(letters, { delay: DELAY });
      await page.keyboard.press('Escape');
    };
    await page.goto(address);
    for (const text of texts) {
      for (const [way, clicks] of clicksOf(text)) {
        await text.reach?.(page);
        await pressAtStart(page, text, clicks);
        await type(`${text.name}, ${way}`);
      }
    }
    for (const name of wholes) {
      for (const [way, open] of waysOfWholes) {
        await open(page, name);
        await type(`${String(name)}, ${way}`);
      }
    }
    await save(page);
    await page.reload();
    const after = await stored();
    expect(typed.filter(({ letters }) => after.split(letters).length !== 2)).toEqual([]);
    expect(typed.reduce((text, { letters }) => text.replace(letters, ''), after)).toEqual(before);
  });

  test(`EDIT-04 EDIT-16 OP-110 no letter is lost ${where} on a page that was just loaded, from the moment a text can be seen`, async ({
    page,
    platform,
    baseURL,
  }) => {
    const { [path]: address, stored } = await prepare(page, platform, baseURL);
    const before = await stored();
    const typed: string[] = [];
    const once = (name: string, open: () => Promise<void>): Promise<void> =>
      test.step(name, async () => {
        const letters = lettersOf(typed.length + 1);
        typed.push(letters);
        // The same address again would be the same page.
        await page.goto('about:blank');
        await page.goto(address, { waitUntil: 'commit' });
        await open();
        await page.keyboard.type(letters, { delay: DELAY });
        await save(page);
        expect.soft((await stored()).split(letters), name).toHaveLength(2);
      });
    for (const text of texts) {
      for (const [way, clicks] of clicksOf(text)) {
        await once(`${text.name}, ${way}`, async () => {
          await text.reach?.(page);
          await pressAtStart(page, text, clicks);
        });
      }
    }
    for (const [index, name] of wholes.entries()) {
      // Each in one of the ways: a page is loaded for each.
      const [way, open] = waysOfWholes[index % waysOfWholes.length] ?? waysOfWholes[0];
      await once(`${String(name)}, ${way}`, () => open(page, name));
    }
    const after = await stored();
    expect(typed.reduce((text, letters) => text.replace(letters, ''), after)).toEqual(before);
  });
}

/** The types of sections whose first field takes words. */
const writtenTypes = [
  'Text',
  'Plain text',
  'HTML',
  'Important',
  'Good to know',
  'Examples',
  'Picture and text',
  'Video and text',
  'Accordion',
  'Conversation',
  'Branch',
  'Button',
];

test('EDIT-04 OP-110 OP-228 what is added takes all that is typed, on a page that was just loaded and after', async ({
  page,
  platform,
  baseURL,
}) => {
  const author = await signedIn(platform, authors[hosts.lectern]);
  const course = await makeLectureCourse(author, { name: 'Adding' }, { published: false });
  await page.goto(course.editPath);
  await page.getByRole('button', { name: 'Not now' }).click();
  const letters: string[] = [];
  const type = async (): Promise<void> => {
    const next = lettersOf(letters.length + 1);
    letters.push(next);
    await page.keyboard.type(next, { delay: DELAY });
  };
  for (const when of ['just loaded', 'loaded']) {
    for (const name of writtenTypes) {
      await test.step(`${name}, ${when}`, async () => {
        if (when === 'just loaded') {
          await page.goto('about:blank');
          await page.goto(course.editPath, { waitUntil: 'commit' });
        }
        await page.getByRole('button', { name: 'Add a section here' }).last().click();
        await page
          .getByRole('option', { name: sectionName(name) })
          .last()
          .click();
        await type();
        if (when === 'just loaded') await save(page);
      });
    }
  }
  for (const asked of [1, 2]) {
    await test.step(`Question ${asked}`, async () => {
      await page.getByRole('button', { name: 'Add a question' }).click();
      await type();
    });
  }
  await save(page);
  const tool = createGraphqlClient(baseURL ?? '', hosts.lectern, { accessToken: author.token ?? '' });
  const text = JSON.stringify(await readContent(tool, course.courseId));
  expect(letters.filter((each) => text.split(each).length !== 2)).toEqual([]);
});
