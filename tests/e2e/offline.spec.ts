import type { Page } from '@playwright/test';
import { optionsOf, pointer } from '../support/inputDevice.ts';
import { expect, test, type Learner } from '../support/learnerTest.ts';
import type { RestClient } from '../support/restClient.ts';
import { questionCard, readKnownCourse, revealAll, wrongPositions } from '../support/study.ts';
import type { LectureWire, UserCourseWire } from '../support/wire.ts';

const courseId = 258;
// A page that is loaded again may hear late from the browser that there is no network: then it speaks of the server (`AnswerFeedback.test`).
const kept = /^Kept\. (It is checked when you are back online|We cannot reach our server just now)/;

test('BEY-18 a learner without a network answers, reloads, closes the tab, and nothing is lost nor sent twice @small', async ({
  page,
  context,
  platform,
  learner,
  watch,
  hasTouch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|request failed \(network/);
  const { address, number, wrong, wrongCount } = await enrolledAtQuestion(platform, learner);
  await keepCourse(page);

  await page.goto(address);
  await revealAll(page, pointer(page, hasTouch));
  await context.setOffline(true);
  const card = questionCard(page, number);
  await card.scrollIntoViewIfNeeded();
  await optionsOf(card)
    .nth(wrong - 1)
    .click();
  await expect(card.getByText(kept)).toBeVisible();
  await expect(page.getByText('1 answer waits to be sent.')).toBeVisible();
  expect(await wrongCount()).toBe(0);

  await test.step('The page opens again without a network, with the answer on its card', async () => {
    await page.reload();
    await expect(page.getByText(/^You are offline. Kept copy of/)).toBeVisible();
    await revealAll(page, pointer(page, hasTouch));
    await expect(questionCard(page, number).getByText(kept)).toBeVisible();
    await expect(optionsOf(questionCard(page, number)).nth(wrong - 1)).toHaveAttribute('aria-checked', 'true');
  });

  await test.step('Kept pages open one after the other, and the list of what waits leads back', async () => {
    await page.getByRole('button', { name: 'Show what waits' }).click();
    const list = page.getByRole('dialog', { name: 'Waiting to be sent' });
    await expect(list.getByText('Answer', { exact: true })).toBeVisible();
    await list.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Back to the course' }).click();
    await expect(page.getByText('Kept for offline', { exact: false })).toBeVisible();
  });

  await test.step('A page that is not kept says so, and leads to those that are', async () => {
    await page.goto('/courses/');
    await page.getByRole('main').getByRole('link', { name: 'Kept courses' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kept courses' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(1);
  });

  await test.step('What waits survives the tab', async () => {
    await page.close();
    const again = await context.newPage();
    await again.goto(address);
    await expect(again.getByText('1 answer waits to be sent.')).toBeVisible();
    expect(await wrongCount()).toBe(0);

    await context.setOffline(false);
    await expect(again.getByText('Everything was sent.')).toBeVisible();
    await revealAll(again, pointer(again, hasTouch));
    await expect(questionCard(again, number).getByText('That is not right yet')).toBeVisible();
    expect(await wrongCount()).toBe(1);
    await again.reload();
    await expect(questionCard(again, number).getByText('That is not right yet')).toBeVisible();
    expect(await wrongCount()).toBe(1);
  });
});

test('BEY-18 AUTH-11 who signs out while something waits decides its outcome, and leaves no course on the device', async ({
  page,
  context,
  platform,
  learner,
  watch,
  hasTouch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|request failed \(network/);
  const { address, number, wrong, wrongCount } = await enrolledAtQuestion(platform, learner);
  await keepCourse(page);
  await page.goto('/kept-courses/');
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(1);
  await page.goto(address);
  await revealAll(page, pointer(page, hasTouch));
  await context.setOffline(true);
  const card = questionCard(page, number);
  await optionsOf(card)
    .nth(wrong - 1)
    .click();
  await expect(card.getByText(kept)).toBeVisible();

  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out before everything is sent?' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(card.getByText(kept)).toBeVisible();
  expect(await waitingWrites(page)).toBe(1);

  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await question.getByRole('button', { name: 'Delete and sign out' }).click();
  await page.waitForURL('/');
  const keptCourses = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('lectern-course-')));
  await expect.poll(keptCourses).toEqual([]);
  await expect.poll(() => waitingWrites(page)).toBe(0);
  await context.setOffline(false);
  await page.goto('/');
  expect(await wrongCount()).toBe(0);
});

/** How much waits on this device to be sent, of any person; where someone was reading comes and goes as the page scrolls. */
const waitingWrites = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('lectern-offline');
        opening.addEventListener('error', () => reject(new Error('The database does not open')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('deeds').objectStore('deeds').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            const deeds = reading.result as readonly { readonly kind: string }[];
            resolve(deeds.filter(({ kind }) => kind !== 'place' && kind !== 'video').length);
          });
        });
      }),
  );

/** Enrols, and finds a single choice that allows more than one try; `wrong` is a position that is not right. */
async function enrolledAtQuestion(platform: RestClient, learner: Learner) {
  const { lectures } = await readKnownCourse(platform, courseId);
  const places = lectures.flatMap((lecture) =>
    lecture.questions.map((question, index) => ({ lecture, question, number: index + 1 })),
  );
  const place = places.find(({ question }) => question['@type'] === 'SingleChoice' && question.wrongLimit !== 1);
  if (place === undefined) throw new Error('The demo course has no single choice with several tries');
  const { id } = await learner.rest.expect<UserCourseWire>('/api/v1/secured/usercourses', {
    method: 'POST',
    body: { courseId },
  });
  const wrongCount = async () => {
    const path = `/api/v1/secured/usercourses/${id}/lecture/${place.lecture.id}`;
    const lecture = await learner.rest.expect<LectureWire>(path);
    return lecture.questionAnswers?.find((question) => question.id === place.question.id)?.wrongCount;
  };
  const address = `/courseware/?lecture=${place.lecture.id}&module=${place.lecture.moduleId}#!${courseId}`;
  return { address, number: place.number, wrong: wrongPositions(place.question)[0] ?? 0, wrongCount };
}

/** Keeps the course on the device, as the page of the course offers it. */
async function keepCourse(page: Page): Promise<void> {
  await page.goto(`/dashboard/course/#!${courseId}`);
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('Kept for offline', { exact: false })).toBeVisible();
}
