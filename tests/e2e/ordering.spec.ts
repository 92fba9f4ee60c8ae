import type { Locator } from '@playwright/test';
import { byFinger, byMouse, pointIn } from '../support/drag.ts';
import { authors, hosts } from '../support/hosts.ts';
import { expect, test } from '../support/learnerTest.ts';
import { makeLectureCourse } from '../support/lectureCourse.ts';
import { signedIn } from '../support/restClient.ts';
import { expectSoundScreen } from '../support/screens.ts';

const tea = {
  '@type': 'SingleOrdering',
  question: 'In which order?',
  answer: ['Boil the water', 'Fill the kettle', 'Pour it over the leaves'],
  correctAnswer: [2, 1, 3],
  wrongLimit: 0,
};

const itemOf = (zone: Locator, text: string): Locator => zone.getByRole('listitem').filter({ hasText: text });

for (const [name, drag, grip] of [
  ['by mouse', byMouse, ''],
  // A finger drags by the grip alone, so that the rest of an item scrolls.
  ['by a finger @small', byFinger, '[data-grip]'],
] as const) {
  test(`QUIZ-16 QUIZ-24 BEY-05 an ordering is sorted ${name}`, async ({ page, platform, learner }) => {
    const { courseId, path } = await makeLectureCourse(await signedIn(platform, authors[hosts.lectern]), {
      name: 'Questions',
      questionAnswers: [tea],
    });
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
    // Back where they came from, though none is left there.
    await expect(source).toContainText('Every item is in your order.');
    await drag(page, await take(sorted, 'Pour'), await pointIn(source));
    await expect.poll(order).toEqual(['Fill', 'Boil']);
    await source.getByRole('button', { name: 'Place Pour it over the leaves next' }).click();
    await sorted.getByRole('button', { name: '3: change the place of Pour it over the leaves' }).click();
    await page.getByRole('menuitemradio', { name: 'Move to place 1' }).click();
    await expect.poll(order).toEqual(['Pour', 'Fill', 'Boil']);
    await drag(page, await take(sorted, 'Pour'), await pointIn(itemOf(sorted, 'Boil'), 0.9));
    await expect.poll(order).toEqual(['Fill', 'Boil', 'Pour']);
    await expectSoundScreen(page, 'an ordering');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('This lecture is done')).toBeVisible();
  });
}
