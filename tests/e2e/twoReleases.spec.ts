import type { Browser, Page } from '@playwright/test';
import { optionsOf, pointer } from '../support/inputDevice.ts';
import { newUsername } from '../support/hosts.ts';
import { expect, registerInBrowser, test } from '../support/learnerTest.ts';
import { signedIn, type RestClient } from '../support/restClient.ts';
import { signInAs } from '../support/signInAs.ts';
import { questionCard, readKnownCourse, revealAll, wrongPositions } from '../support/study.ts';
import { startUpdatedSite } from '../support/updatedSite.ts';
import type { LectureWire, UserCourseWire } from '../support/wire.ts';
import { savedState } from '../support/savedState.ts';
import { saveCourse } from '../support/saveCourse.ts';

test('BEY-50 OP-211 pages that were open during an update continue: they read, load what they lack, take answers and save', async ({
  browser,
  platform,
}) => {
  const site = await startUpdatedSite({ keepsReleases: true });
  try {
    const author = await openEditor(browser, site.origin, 'Kept');
    const learner = await openQuestion(browser, site.origin, platform);
    const before = await Promise.all([author, learner.page].map(scriptOf));
    await site.update();

    await addLecture(author);
    await saveCourse(author);
    await learner.answerWrong();
    await expect(learner.card.getByText('That is not right yet')).toBeVisible();
    await goToCourses(learner.page);
    expect(await Promise.all([author, learner.page].map(scriptOf))).toEqual(before);

    await learner.page.reload();
    await expect(learner.page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await scriptOf(learner.page)).not.toBe(before[1]);
    // Left open, they would go on asking servers that are gone, for as long as the browser is used by other journeys.
    await Promise.all([author, learner.page].map((page) => page.context().close()));
  } finally {
    await site.stop();
  }
});

test('BEY-50 OP-212 where the servers know their version no more, a draft and an answer are kept over the reload', async ({
  browser,
  platform,
}) => {
  const site = await startUpdatedSite({ keepsReleases: false });
  try {
    const author = await openEditor(browser, site.origin, 'Reloaded');
    const learner = await openQuestion(browser, site.origin, platform);
    const before = await Promise.all([author, learner.page].map(scriptOf));
    await site.update();

    await addLecture(author);
    await save(author).click();
    const notice = author.getByRole('alert').filter({ hasText: 'Not saved: there is a newer version of the editor.' });
    await notice.getByRole('button', { name: 'Reload' }).click();
    await author.getByRole('button', { name: 'Restore' }).click();
    await expect(author.getByRole('row', { name: 'Lecture 4', exact: true })).toBeVisible();
    await saveCourse(author);

    await learner.answerWrong();
    await expect(learner.card.getByText(/^Kept\./)).toBeVisible();
    expect(await learner.wrongCount()).toBe(0);
    // The page of the next lecture is read by a document that is gone: it loads itself again.
    await learner.goToOtherLecture();
    await expect.poll(learner.wrongCount).toBe(1);
    const after = await Promise.all([author, learner.page].map(scriptOf));
    expect(after).not.toContain(before[0]);
    await Promise.all([author, learner.page].map((page) => page.context().close()));
  } finally {
    await site.stop();
  }
});

/** The entry of the application that this page has loaded: each release has another. */
const scriptOf = (page: Page) => page.locator('script[type="module"][src]').first().getAttribute('src');

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function goToCourses(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'All courses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
}

async function openEditor(browser: Browser, origin: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signInAs(page, 'author');
  await page.goto('/admin/courses/');
  await page.getByRole('button', { name: 'Create a course' }).click();
  await page.getByRole('button', { name: /Basic structure/ }).click();
  await page.getByLabel('Course name').fill(`${name} ${Date.now()}`);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText(savedState)).toBeVisible();
  return page;
}

async function addLecture(page: Page): Promise<void> {
  const structure = page.getByRole('tabpanel', { name: 'Structure' });
  await structure.getByRole('button', { name: 'Add a lecture' }).first().click();
  await structure.getByRole('textbox', { name: 'New name for Lecture 4' }).press('Enter');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
}

/** A new learner at a single choice that allows more than one try. */
async function openQuestion(browser: Browser, origin: string, platform: RestClient) {
  const { lectures } = await readKnownCourse(platform, 258);
  const place = lectures
    .flatMap((lecture) => lecture.questions.map((question, index) => ({ lecture, question, number: index + 1 })))
    .find(({ question }) => question['@type'] === 'SingleChoice' && question.wrongLimit !== 1);
  if (place === undefined) throw new Error('The demo course has no single choice with several tries');
  const page = await (await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })).newPage();
  const username = newUsername();
  await registerInBrowser(page, { name: 'Ada Example', username });
  const rest = await signedIn(platform, username);
  const { id } = await rest.expect<UserCourseWire>('/api/v1/secured/usercourses', {
    method: 'POST',
    body: { courseId: 258 },
  });
  await page.goto(`/courseware/?lecture=${place.lecture.id}&module=${place.lecture.moduleId}#!258`);
  await revealAll(page, pointer(page, false));
  const card = questionCard(page, place.number);
  await card.scrollIntoViewIfNeeded();
  const other = lectures.find(({ id: otherId }) => otherId !== place.lecture.id)?.name ?? '';
  return {
    page,
    card,
    goToOtherLecture: async () => {
      const contents = page.getByRole('navigation', { name: 'Course contents' });
      await contents.getByRole('link', { name: new RegExp(`^${other}`) }).click();
      await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible();
    },
    answerWrong: () =>
      optionsOf(card)
        .nth((wrongPositions(place.question)[0] ?? 0) - 1)
        .click(),
    wrongCount: async () => {
      const path = `/api/v1/secured/usercourses/${id}/lecture/${place.lecture.id}`;
      const { questionAnswers = [] } = await rest.expect<LectureWire>(path);
      return questionAnswers.find((question) => question.id === place.question.id)?.wrongCount;
    },
  };
}
