import type { Locator, Page } from '@playwright/test';
import { expectGoodControls } from '../support/controls/expectGoodControls.ts';
import { byFinger, byMouse, pointIn, pointsOf } from '../support/drag.ts';
import { authors, hosts } from '../support/hosts.ts';
import { expect, test, type LearnerFixtures } from '../support/learnerTest.ts';
import { makeLectureCourse } from '../support/lectureCourse.ts';
import { signedIn } from '../support/restClient.ts';
import { expectNothingLost, expectSoundScreen } from '../support/screens.ts';

const articles = {
  '@type': 'Categorization',
  question: 'Which article?',
  answer: {
    itemMapping: { 1: 'Apfel', 2: 'Lampe', 3: 'Brot' },
    categoryMapping: { 1: 'der', 2: 'die', 3: 'das' },
    solution: { 1: ['1'], 2: ['2'], 3: ['3'] },
  },
  wrongLimit: 2,
};

const colours = {
  '@type': 'MultipleAssociation',
  question: 'What is what?',
  answer: {
    itemMapping: { 1: 'Tomato', 2: 'Carrot' },
    categoryMapping: { 1: 'Fruit', 2: 'Red' },
    solution: { 1: ['1'], 2: ['1'] },
  },
  wrongLimit: 0,
};

async function openQuestions(
  { page, platform, learner }: LearnerFixtures & { page: Page },
  questions: readonly object[],
): Promise<{ pool: Locator; box: (name: string) => Locator; check: Locator }> {
  const { courseId, path } = await makeLectureCourse(await signedIn(platform, authors[hosts.lectern]), {
    name: 'Questions',
    questionAnswers: questions,
  });
  await learner.rest.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId } });
  await page.goto(path);
  return {
    pool: page.locator('[data-zone="null"]'),
    box: (name) => page.getByRole('group', { name, exact: true }),
    check: page.getByRole('button', { name: 'Check' }),
  };
}

const item = (zone: Locator, name: string): Locator => zone.getByRole('button', { name, exact: true });
const grip = (what: Locator): Locator => what.locator('[data-grip]');
const itemsIn = (zone: Locator): Promise<string[]> => zone.getByRole('listitem').allInnerTexts();

test('QUIZ-13 QUIZ-14 QUIZ-24 OP-105 categories are filled by mouse, and after a wrong try it says how much is right', async ({
  page,
  platform,
  learner,
  watch,
}) => {
  const { pool, box, check } = await openQuestions({ page, platform, learner, watch }, [articles]);
  const [der, die, das] = [box('der'), box('die'), box('das')];
  const drag = async (what: Locator, to: Locator) => byMouse(page, ...(await pointsOf(what, to, 0.7)));
  // Until it is there, axe would judge a page without anything.
  await expect(item(pool, 'Apfel')).toBeVisible();
  await expectSoundScreen(page, 'a full pool');

  await drag(item(pool, 'Apfel'), die);
  await expect.poll(() => itemsIn(die)).toEqual(['Apfel']);
  await drag(item(die, 'Apfel'), der);
  await expect.poll(() => itemsIn(der)).toEqual(['Apfel']);
  await drag(item(der, 'Apfel'), pool);
  await expect(item(pool, 'Apfel')).toBeVisible();
  await expect.poll(() => itemsIn(der)).toEqual([]);

  // Escape leaves it where it was; while it is dragged there is room for it.
  const from = await pointIn(item(pool, 'Apfel'));
  const to = await pointIn(die);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 10 });
  await expect(die).toContainText('Put it here');
  await expectSoundScreen(page, 'an item that is dragged');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(item(pool, 'Apfel')).toBeVisible();

  await drag(item(pool, 'Apfel'), der);
  await drag(item(pool, 'Lampe'), das);
  await expect(check).toHaveAttribute('aria-disabled', 'true');
  await drag(item(pool, 'Brot'), die);
  await expectSoundScreen(page, 'an empty pool');
  await check.click();
  await expect(page.getByText('You have 1 of 3 right. Change your answer and check again.')).toBeInViewport();
  await expect(check).toHaveAttribute('aria-disabled', 'true');
  await expectSoundScreen(page, 'a wrong placement');

  await drag(item(das, 'Lampe'), die);
  await expect.poll(() => itemsIn(die)).toEqual(['Brot', 'Lampe']);
  await drag(item(die, 'Brot'), das);
  await check.click();
  await expect(page.getByText('This lecture is done')).toBeVisible();
  await expect(page.locator('[data-mark="right"]')).toHaveCount(3);
  await expectSoundScreen(page, 'a right placement');
});

test('QUIZ-11 QUIZ-15 copies go into several categories, and no try left shows where items belong', async ({
  page,
  platform,
  learner,
  watch,
}) => {
  const { pool, box, check } = await openQuestions({ page, platform, learner, watch }, [{ ...colours, wrongLimit: 1 }]);
  const [fruit, red] = [box('Fruit'), box('Red')];
  const drag = async (what: Locator, to: Locator) => byMouse(page, ...(await pointsOf(what, to, 0.7)));
  await drag(item(pool, 'Tomato'), fruit);
  await expect.poll(() => itemsIn(fruit)).toEqual(['Tomato']);
  await expect(item(pool, 'Tomato')).toBeFocused();
  await drag(item(fruit, 'Tomato'), red);
  await expect.poll(() => itemsIn(red)).toEqual(['Tomato']);
  await expect.poll(() => itemsIn(fruit)).toEqual([]);
  await pool.getByRole('button', { name: 'Categories of Carrot' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Red' }).click();
  await expect.poll(() => itemsIn(red)).toEqual(['Tomato', 'Carrot']);
  await drag(item(red, 'Carrot'), pool);
  await expect.poll(() => itemsIn(red)).toEqual(['Tomato']);
  await drag(item(pool, 'Carrot'), fruit);
  await check.click();
  await expect(page.getByText('No tries left. The right answer is marked.')).toBeInViewport();
  await expect(fruit.locator('[data-mark="wrong"]')).toContainText('Carrot');
  await expect(fruit.locator('[data-mark="missed"]')).toContainText('Tomato');
  await expect(red.locator('[data-mark="right"]')).toContainText('Tomato');
  await expectSoundScreen(page, 'a placement without a try left');
});

test('QUIZ-14 BEY-05 a finger taps items into categories or drags them by the grip, and scrolls anywhere else @small', async ({
  page,
  platform,
  learner,
  watch,
}) => {
  const { pool, box, check } = await openQuestions({ page, platform, learner, watch }, [articles]);
  const [der, die, das] = [box('der'), box('die'), box('das')];
  await item(pool, 'Apfel').tap();
  await expect(item(pool, 'Apfel')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Apfel is picked up.' })).toHaveCount(1);
  await expectSoundScreen(page, 'an item that is held');
  await der.getByRole('button', { name: 'Put it here: der (Apfel)' }).tap();
  await expect.poll(() => itemsIn(der)).toEqual(['Apfel']);

  await byFinger(page, ...(await pointsOf(grip(item(pool, 'Lampe')), die, 0.7)));
  await expect.poll(() => itemsIn(die)).toEqual(['Lampe']);
  await byFinger(page, ...(await pointsOf(grip(item(die, 'Lampe')), pool)));
  await expect(item(pool, 'Lampe')).toBeVisible();

  // On an item, but not on its grip: the page moves, and nothing is picked up.
  const start = await pointIn(item(pool, 'Brot'));
  const before = await page.evaluate(() => window.scrollY);
  // What is tapped next would slip away while the page still moves.
  const scrolled = page.evaluate(
    () => new Promise<void>((resolve) => document.addEventListener('scrollend', () => resolve(), { once: true })),
  );
  await byFinger(page, { ...start, x: start.x + 12 }, { x: start.x + 12, y: start.y - 160 });
  await scrolled;
  expect(await page.evaluate(() => window.scrollY)).not.toBe(before);
  await expect(item(pool, 'Brot')).toHaveAttribute('aria-pressed', 'false');

  await item(pool, 'Lampe').tap();
  await die.getByRole('button', { name: 'Put it here: die (Lampe)' }).tap();
  await item(pool, 'Brot').tap();
  await das.getByRole('button', { name: 'Put it here: das (Brot)' }).tap();
  await expectGoodControls(page, 'categories on a phone');
  await check.tap();
  await expect(page.getByText('This lecture is done')).toBeVisible();
});

test('QUIZ-14 A11Y-01 long items fit a narrow window in the largest type, and can be put into categories there @small', async ({
  page,
  platform,
  learner,
  watch,
}) => {
  const reading = { fontSize: 37, colorScheme: 'default', imageMode: 'normal' };
  const kept = { siteMeta: { language: 'uk', theme: 'dark' }, reading };
  await page.context().addCookies(
    Object.entries(kept).map(([name, value]) => ({
      name,
      value: encodeURIComponent(JSON.stringify(value)),
      url: test.info().project.use.baseURL ?? '',
    })),
  );
  await page.setViewportSize({ width: 320, height: 700 });
  const word = 'Straßenverkehrszulassungsordnung';
  const itemMapping = { ...articles.answer.itemMapping, 2: word };
  const { pool, box } = await openQuestions({ page, platform, learner, watch }, [
    { ...articles, answer: { ...articles.answer, itemMapping } },
  ]);
  await expectNothingLost(page, 'a pool, narrow and large');
  await item(pool, word).tap();
  await box('die').locator('[data-target]').tap();
  await expect.poll(() => itemsIn(box('die'))).toHaveLength(1);
  await expectNothingLost(page, 'categories, narrow and large');
  await expectSoundScreen(page, 'categories, narrow, large and dark');
});

test('QUIZ-14 BEY-05 categories are filled by keyboard alone, and the focus goes on to the next item and to the check', async ({
  page,
  platform,
  learner,
  watch,
}) => {
  const { pool, box, check } = await openQuestions({ page, platform, learner, watch }, [articles]);
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  await item(pool, 'Apfel').focus();
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Put it here: der (Apfel)' })).toBeFocused();
  await expectSoundScreen(page, 'an item that is held by keyboard');
  await press('Escape');
  await expect(item(pool, 'Apfel')).toBeFocused();
  await press('Space', 'Enter');
  await expect(item(pool, 'Lampe')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Apfel is now in der' })).toHaveCount(1);
  await press('ArrowDown');
  await expect(item(pool, 'Brot')).toBeFocused();
  await press('Enter', 'End', 'Enter');
  await expect(item(pool, 'Lampe')).toBeFocused();
  await press('Enter', 'ArrowRight', 'Enter');
  await expect(check).toBeFocused();

  // The menu is a third way, and Delete takes out.
  await item(box('die'), 'Lampe').focus();
  await press('Delete');
  await expect(item(pool, 'Lampe')).toBeFocused();
  await press('Tab', 'Enter');
  await expect(page.getByRole('menuitemradio', { name: 'der' })).toBeFocused();
  await press('ArrowDown', 'Enter');
  await expect(item(box('die'), 'Lampe')).toBeVisible();
  await expect(check).toBeFocused();
  await press('Enter');
  await expect(page.getByText('This lecture is done')).toBeVisible();
});
