import { expect, test } from '../support/learnerTest.ts';
import { makeLectureCourse } from '../support/lectureCourse.ts';
import { operationOf } from '../support/operationOf.ts';
import { expectSoundInBothColours } from '../support/screens.ts';
import { signedIn } from '../support/restClient.ts';
import { signInAs } from '../support/signInAs.ts';

const paragraphs = Array.from({ length: 30 }, (_, at) => `<p>Line ${at + 1}</p>`).join('');
const text = (html: string) => ({ type: 'JSON', content: { type: 'text', content: { text: html } } });

const articles = {
  '@type': 'Categorization',
  question: 'Which article?',
  answer: {
    itemMapping: { 1: 'Apfel', 2: 'Lampe' },
    categoryMapping: { 1: 'der', 2: 'die' },
    solution: { 1: ['1'], 2: ['2'] },
  },
  wrongLimit: 2,
};

/** What the editor asks for all the time, previewed or not. */
const beats: ReadonlySet<string> = new Set(['lockCourseMutation', 'reportPresenceMutation']);

const topOf = (element: Element): number => element.getBoundingClientRect().top;

test('A11Y-01 EDIT-04 OP-220 OP-221 an author previews what is not saved, answers, sees it on a phone, and is back at the same place', async ({
  page,
  platform,
}) => {
  const author = await signedIn(platform, 'author@demo.test');
  const { editPath } = await makeLectureCourse(author, {
    name: 'Preview',
    sections: [
      text(paragraphs),
      text('<p>Written by hand</p>'),
      { type: 'BUTTON' },
      text(`<p>Next step</p>${paragraphs}`),
    ],
    questionAnswers: [articles],
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 'author');
  await page.goto(editPath);
  await page.getByRole('button', { name: 'Not now' }).click();

  // The course is live, so nothing is saved meanwhile.
  await page.getByText('Written by hand', { exact: true }).click();
  const words = page.locator('[data-live]');
  await expect(words).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(', not saved');
  await words.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  const sent: (string | null)[] = [];
  page.on('request', (request) => void (request.method() !== 'GET' && sent.push(operationOf(request))));

  await page.keyboard.press('Control+Alt+P');
  const bar = page.getByRole('region', { name: 'Preview — nothing you do here counts' });
  await expect(bar).toBeFocused();
  await expect(page.getByText('Written by hand, not saved').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('complementary', { name: 'Editing tools' })).toBeHidden();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const step = page.getByText('Next step', { exact: true }).filter({ visible: true });
  await expect.poll(() => step.evaluate(topOf)).toBeLessThan(150);
  expect(await step.evaluate(topOf)).toBeGreaterThan(
    await bar.evaluate((element) => element.getBoundingClientRect().bottom),
  );
  for (const [item, category] of [
    ['Apfel', 'der'],
    ['Lampe', 'die'],
  ]) {
    await page.getByRole('button', { name: item, exact: true }).click();
    await page.getByRole('button', { name: `Put it here: ${category} (${item})` }).click();
  }
  const question = page.getByRole('article', { name: 'Question 1' });
  await question.getByRole('button', { name: 'Check' }).click();
  await expect(question).toHaveAttribute('data-question', 'settled');
  await expectSoundInBothColours(page, 'preview of a lecture');

  await bar.getByRole('button', { name: 'Phone' }).click();
  const phone = page.frameLocator('iframe[title="The lecture on a phone"]');
  await expect(phone.getByText('Written by hand, not saved')).toBeInViewport();
  await expect.poll(() => phone.locator('html').evaluate((root) => root.clientWidth)).toBe(390);
  await phone.getByRole('button', { name: 'Continue', exact: true }).click();
  // What was answered starts over, and Escape first lets go what is held.
  const item = phone.getByRole('button', { name: 'Apfel', exact: true });
  await item.click();
  await expect(item).toHaveAttribute('aria-pressed', 'true');
  await item.press('Escape');
  await expect(item).toHaveAttribute('aria-pressed', 'false');
  await item.press('Escape');

  await expect(words).toBeFocused();
  await page.keyboard.type('!');
  await expect(words).toHaveText('Written by hand, not saved!');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  expect(sent.filter((name) => name === null || !beats.has(name))).toEqual([]);
});
