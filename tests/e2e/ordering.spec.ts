import type { Locator, Page } from '@playwright/test';
import { authors, hosts } from '../support/hosts.ts';
import { expect, test } from '../support/learnerTest.ts';
import { signedIn, type RestClient } from '../support/restClient.ts';
import { expectSoundScreen } from '../support/screens.ts';

/** A course whose only lecture asks for an order: kettle, water, leaves. */
async function makeOrdering(author: RestClient): Promise<{ courseId: number; path: string }> {
  const question = {
    '@type': 'SingleOrdering',
    question: 'In which order?',
    answer: ['Boil the water', 'Fill the kettle', 'Pour it over the leaves'],
    correctAnswer: [2, 1, 3],
    wrongLimit: 0,
  };
  const made = await author.expect<{
    id: number;
    modules: readonly { id: number; lectures: readonly { id: number }[] }[];
  }>('/api/v1/secured/courses?include=modules', {
    method: 'POST',
    body: {
      name: `Tea ${Date.now()}`,
      published: true,
      modules: [{ name: 'Tea', lectures: [{ name: 'Making tea', questionAnswers: [question] }] }],
    },
  });
  const [module] = made.modules;
  return {
    courseId: made.id,
    path: `/courseware/?lecture=${module?.lectures[0]?.id}&module=${module?.id}#!${made.id}`,
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point in an element: `down` is the part of its height, from 0 at its top. */
async function pointIn(place: Locator, down = 0.5): Promise<Point> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (box === null) throw new Error('What a drag begins or ends at is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height * down };
}

const itemOf = (zone: Locator, text: string): Locator => zone.getByRole('listitem').filter({ hasText: text });

type Drag = (page: Page, from: Point, to: Point) => Promise<void>;

const byMouse: Drag = async ({ mouse }, from, to) => {
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 10 });
  await mouse.up();
};

/** A finger, which the browser may take for one that scrolls. */
const byFinger: Drag = async (page, from, to) => {
  const browser = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (let step = 1; step <= 10; step += 1) {
    const part = step / 10;
    await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  }
  await send('touchEnd', []);
  await browser.detach();
};

for (const [name, drag, grip] of [
  ['by mouse', byMouse, ''],
  // A finger drags by the grip alone, so that the rest of an item scrolls.
  ['by a finger @small', byFinger, '[data-grip]'],
] as const) {
  test(`QUIZ-16 QUIZ-24 BEY-05 an ordering is sorted ${name}`, async ({ page, platform, learner }) => {
    const { courseId, path } = await makeOrdering(await signedIn(platform, authors[hosts.lectern]));
    await learner.rest.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId } });
    await page.goto(path);
    const source = page.locator('[data-zone="source"]');
    const sorted = page.locator('[data-zone="sorted"]');
    const take = async (zone: Locator, text: string) => {
      const item = itemOf(zone, text);
      return pointIn(grip === '' ? item : item.locator(grip));
    };
    const order = async () =>
      (await sorted.locator('[data-item]').allInnerTexts()).map((text) => /Boil|Fill|Pour/.exec(text)?.[0]);
    await drag(page, await take(source, 'Boil'), await pointIn(sorted));
    await expect.poll(order).toEqual(['Boil']);
    await drag(page, await take(source, 'Pour'), await pointIn(itemOf(sorted, 'Boil'), 0.2));
    await expect.poll(order).toEqual(['Pour', 'Boil']);
    // Out of the order, and in again.
    await drag(page, await take(sorted, 'Pour'), await pointIn(itemOf(source, 'Fill')));
    await expect.poll(order).toEqual(['Boil']);
    await drag(page, await take(source, 'Pour'), await pointIn(itemOf(sorted, 'Boil'), 0.2));
    await expect.poll(order).toEqual(['Pour', 'Boil']);
    await drag(page, await take(source, 'Fill'), await pointIn(itemOf(sorted, 'Boil'), 0.2));
    await expect.poll(order).toEqual(['Pour', 'Fill', 'Boil']);
    await drag(page, await take(sorted, 'Pour'), await pointIn(itemOf(sorted, 'Boil'), 0.9));
    await expect.poll(order).toEqual(['Fill', 'Boil', 'Pour']);
    await expectSoundScreen(page, 'an ordering');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('This lecture is done')).toBeVisible();
  });
}
