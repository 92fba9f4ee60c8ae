import type { Page } from '@playwright/test';
import { optionsOf, pointer } from '../support/inputDevice.ts';
import { expect, test, type Learner } from '../support/learnerTest.ts';
import { questionCard, readKnownCourse, revealAll, wrongPositions } from '../support/study.ts';
import type { LectureWire, UserCourseWire } from '../support/wire.ts';
import type { RestClient } from '../support/restClient.ts';

test('QUIZ-23 OP-59 offline an answer stays, the card says so, and it counts once when the network is back', async ({
  page,
  context,
  platform,
  learner,
  watch,
  hasTouch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  const { card, wrong, wrongCount } = await openQuestion(page, platform, learner, hasTouch);
  await context.setOffline(true);
  await optionsOf(card)
    .nth(wrong - 1)
    .click();
  await expect(card.getByText('Kept. It is checked when you are back online')).toBeVisible();
  await expect(optionsOf(card).nth(wrong - 1)).toHaveAttribute('aria-checked', 'true');
  expect(await wrongCount()).toBe(0);

  await context.setOffline(false);
  await expect(card.getByText('That is not right yet')).toBeVisible();
  expect(await wrongCount()).toBe(1);
});

test('QUIZ-23 OP-59 when only the reply is lost, the answer is sent again and spends no second try @small', async ({
  page,
  platform,
  learner,
  watch,
  hasTouch,
}) => {
  watch.expect(/ERR_CONNECTION_RESET/);
  const { card, wrong, wrongCount } = await openQuestion(page, platform, learner, hasTouch);
  let losing = true;
  await page.route('**/graphql', async (route) => {
    const isAnswer = route.request().postData()?.includes('idempotencyKey') ?? false;
    if (!isAnswer || !losing) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await optionsOf(card)
    .nth(wrong - 1)
    .click();
  await expect(card.getByText('Kept. We cannot reach our server just now.')).toBeVisible();
  await expect(optionsOf(card).nth(wrong - 1)).toHaveAttribute('aria-checked', 'true');
  expect(await wrongCount()).toBe(1);

  losing = false;
  await expect(card.getByText('That is not right yet')).toBeVisible();
  expect(await wrongCount()).toBe(1);
});

/** Opens a lecture at a single choice that allows more than one try; `wrong` is a position that is not right. */
async function openQuestion(page: Page, platform: RestClient, learner: Learner, hasTouch: boolean) {
  const { lectures } = await readKnownCourse(platform, 258);
  const places = lectures.flatMap((lecture) =>
    lecture.questions.map((question, index) => ({ lecture, question, number: index + 1 })),
  );
  const place = places.find(({ question }) => question['@type'] === 'SingleChoice' && question.wrongLimit !== 1);
  if (place === undefined) throw new Error('The demo course has no single choice with several tries');
  const { id } = await learner.rest.expect<UserCourseWire>('/api/v1/secured/usercourses', {
    method: 'POST',
    body: { courseId: 258 },
  });
  await page.goto(`/courseware/?lecture=${place.lecture.id}&module=${place.lecture.moduleId}#!258`);
  await revealAll(page, pointer(page, hasTouch));
  const card = questionCard(page, place.number);
  await card.scrollIntoViewIfNeeded();
  const wrongCount = async () => {
    const path = `/api/v1/secured/usercourses/${id}/lecture/${place.lecture.id}`;
    const lecture = await learner.rest.expect<LectureWire>(path);
    return lecture.questionAnswers?.find((question) => question.id === place.question.id)?.wrongCount;
  };
  return { card, wrong: wrongPositions(place.question)[0] ?? 0, wrongCount };
}
