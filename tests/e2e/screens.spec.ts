import { rightPositions } from '../support/answerKey.ts';
import { optionsOf, pointer } from '../support/inputDevice.ts';
import { expect, test } from '../support/learnerTest.ts';
import type { RestClient } from '../support/restClient.ts';
import { expectSoundInBothColours } from '../support/screens.ts';
import { questionCard, readKnownCourse, revealAll, wrongPositions } from '../support/study.ts';
import { studyByRest } from '../support/studyByRest.ts';
import type { UserCourseWire } from '../support/wire.ts';

test('THEME-02 every screen of a visitor is accessible and fits in light and dark @small', async ({
  page,
  watch,
  platform,
  hasTouch,
}) => {
  watch.expect(/status of 404 .*\/nothing\/here/);
  const { lectures } = await readKnownCourse(platform, 103);
  for (const [path, heading] of [
    ['/', 'Lectern Academy'],
    ['/courses/', 'All courses'],
    ['/courses/?search=nothing-is-called-so', 'All courses'],
    ['/courses/course/#!101', 'German for Beginners'],
    ['/courses/course/#!106', 'Public Speaking: Your First Talk'],
    ['/signin', 'Sign in'],
    ['/signin?view=register', 'Create an account'],
    ['/verifycertificate/', 'Verify a certificate'],
    ['/nothing/here', 'Page not found'],
    [`/courseware/?lecture=${lectures[0]?.id}&module=${lectures[0]?.moduleId}#!103`, lectures[0]?.name ?? ''],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first(), path).toBeVisible();
    if (path.startsWith('/courseware')) await revealAll(page, pointer(page, hasTouch));
    await expectSoundInBothColours(page, path);
  }
});

test('THEME-02 every state of studying is accessible and fits in light and dark @phone', async ({
  page,
  platform,
  learner,
  hasTouch,
}) => {
  const device = pointer(page, hasTouch);
  const main = page.getByRole('main');
  const course = await readKnownCourse(platform, 258);
  const { id } = await learner.rest.expect<UserCourseWire>('/api/v1/secured/usercourses', {
    method: 'POST',
    body: { courseId: 258 },
  });
  const lecture = course.lectures.find(({ questions }) => questions.length > 0);
  await page.goto(`/courseware/?lecture=${lecture?.id}&module=${lecture?.moduleId}#!258`);
  await revealAll(page, device);
  await expectSoundInBothColours(page, 'lecture');
  const question = lecture?.questions[0];
  if (question === undefined) throw new Error('No lecture asks anything');
  const card = questionCard(page, 1);
  for (const position of wrongPositions(question)) await device.choose(card, position);
  await expect(card.getByText(/That is not right yet|No tries left/)).toBeVisible();
  await expectSoundInBothColours(page, 'wrong answer');
  if (question.wrongLimit !== 1) {
    for (const position of wrongPositions(question).filter((wrong) => !rightPositions(question).includes(wrong))) {
      if ((await optionsOf(card).first().getAttribute('role')) === 'checkbox') await device.choose(card, position);
    }
    for (const position of rightPositions(question)) {
      const option = optionsOf(card).nth(position - 1);
      if ((await option.getAttribute('aria-checked')) !== 'true') await device.choose(card, position);
    }
    await expect(card.getByText('That is right')).toBeVisible();
    await expectSoundInBothColours(page, 'right answer');
  }

  await studyByRest(
    learner.rest,
    { id, courseId: 258 },
    course.lectures.map((each) => each.id),
  );
  await page.goto('/courseware/?completed=true#!258');
  await main.getByRole('button', { name: 'Get the certificate' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill(learner.name);
  await expectSoundInBothColours(page, 'certificate dialog');
  await dialog.getByRole('button', { name: 'Issue the certificate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You completed the course' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expectSoundInBothColours(page, 'completion');
});

test('THEME-02 every page of a learner is accessible and fits in light and dark @small', async ({ page, learner }) => {
  await page.goto('/dashboard/');
  await expect(page.getByText('Pick your first course')).toBeVisible();
  await expectSoundInBothColours(page, 'empty dashboard');
  await completeByRest(learner.rest, learner.name);
  await learner.rest.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId: 101 } });
  for (const [path, heading] of [
    ['/dashboard/', 'My dashboard'],
    ['/dashboard/course/#!101', 'German for Beginners'],
    ['/courses/course/#!258', 'How to Learn Well'],
    ['/achievements/', /achievements/i],
    ['/settings/', 'Settings'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
    await expectSoundInBothColours(page, path);
  }
});

/** Leaves a completed course with an achievement behind. */
async function completeByRest(rest: RestClient, name: string): Promise<void> {
  const { id, modules = [] } = await rest.expect<UserCourseWire>('/api/v1/secured/usercourses?include=modules', {
    method: 'POST',
    body: { courseId: 258 },
  });
  const lectures = modules.flatMap((module) => module.lectures);
  await studyByRest(
    rest,
    { id, courseId: 258 },
    lectures.map(({ lectureId }) => lectureId),
  );
  await rest.expect(`/api/v1/secured/usercourses/${id}/_complete`, { method: 'POST', body: { name } });
}
