import { randomUUID } from 'node:crypto';
import { authors, hosts } from '../support/hosts.ts';
import { expect, test } from '../support/learnerTest.ts';
import { signedIn } from '../support/restClient.ts';
import type { CourseWire } from '../support/wire.ts';

test('CAT-03 CAT-04 CAT-05 CAT-06 CAT-07 the catalogue is narrowed, shared and reset', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/courses/');
  const main = page.getByRole('main');
  const cards = main.getByRole('article');
  const two = ['German for Beginners', 'Time Management Essentials'].map((name) => cards.filter({ hasText: name }));
  const expectBoth = () => Promise.all(two.map((card) => expect(card).toHaveCount(1)));
  await expectBoth();

  await main.getByRole('searchbox').fill('german');
  await main.getByRole('searchbox').press('Enter');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('German for Beginners');
  await expect(page).toHaveURL(/search=german/);
  await main.getByRole('button', { name: 'Copy link' }).click();
  const shared = page.url();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shared);

  await main.getByRole('button', { name: 'Reset filters' }).first().click();
  await expectBoth();
  await main.getByLabel('2 to 4 h').check();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Time Management Essentials');
  await main.getByRole('button', { name: 'Reset filters' }).first().click();
  await main.getByLabel('Productivity').check();
  await expect(cards.filter({ hasText: 'German for Beginners' })).toHaveCount(0);
  await expect(cards.filter({ hasText: 'Time Management Essentials' })).toHaveCount(1);

  await page.goto('/courses/?search=nothing-is-called-so');
  await expect(main.getByText('Nothing found for “nothing-is-called-so”')).toBeVisible();
  await page.goto(shared);
  await expect(cards).toContainText(['German for Beginners']);
});

for (const shared of ['/courses/course/258', '/course/258']) {
  test(`CAT-13 OP-76 OP-243 the address ${shared} shows a preview, and opens the course`, async ({ page }) => {
    const crawled = await (await page.request.get(shared)).text();
    const [, title] = /<meta property="og:title" content="([^"]+)">/.exec(crawled) ?? [];
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/graphql')) asked.push(request.postData() ?? '');
    });
    const html = await (await page.goto(shared))?.text();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? 'nothing');
    await expect(page).toHaveURL('/courses/course/258');
    // The boot script asked, unless the server had drawn the page, and nobody asked again.
    const questions = html?.includes('type="application/json" id="drawn"') ? 0 : 1;
    expect(asked.filter((body) => body.includes('"courseId":258'))).toHaveLength(questions);
    await page.getByRole('banner').getByRole('link', { name: 'All courses' }).click();
    await expect(page).toHaveURL('/courses/');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? 'nothing');
  });
}

test('CAT-01 REST-18 a course that an author makes over REST appears in the catalogue and can be studied', async ({
  page,
  platform,
  learner,
}) => {
  const name = `Course ${randomUUID()}`;
  const author = await signedIn(platform, authors[hosts.lectern]);
  const { id } = await author.expect<CourseWire>('/api/v1/secured/courses', {
    method: 'POST',
    body: {
      name,
      published: true,
      duration: 5,
      modules: [
        {
          name: 'The only module',
          lectures: [{ name: 'The only lecture', sections: [{ type: 'TEXT', content: 'Written a moment ago.' }] }],
        },
      ],
    },
  });
  await page.goto(`/courses/?search=${encodeURIComponent(name)}`);
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`/courses/course/#!${id}$`));
  await page.getByRole('button', { name: 'Enrol', exact: true }).click();
  await page.getByRole('link', { name: 'Start learning' }).click();
  await expect(page.getByText('Written a moment ago.')).toBeVisible();
  await expect(page.getByText('This lecture is done')).toBeVisible();
  await page.getByRole('button', { name: 'Finish the course' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^You passed with/ })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Finish the course' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You completed the course' })).toBeVisible();
  expect(await learner.rest.expect('/api/v1/secured/usercourses/completed')).toMatchObject({
    content: [{ courseId: id }],
  });
});
