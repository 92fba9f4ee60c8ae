import { rightPositions } from '../support/answerKey.ts';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/learnerTest.ts';
import { registerLearner, type RestClient } from '../support/restClient.ts';
import { signInAs } from '../support/signInAs.ts';
import { readKnownCourse, wrongPositions } from '../support/study.ts';

const courseId = 258;

/** Presses something by a click, or by the keyboard alone. */
type Press = (control: Locator) => Promise<void>;
const byMouse: Press = (control) => control.click();
const byKeyboard: Press = async (control) => {
  await control.focus();
  await control.press('Enter');
};

/** Someone enrols, sees the first lecture that asks something, and answers its first choice wrong and then right. */
async function study(platform: RestClient, name: string): Promise<{ username: string; lecture: string }> {
  const { lectures, name: course } = await readKnownCourse(platform, courseId);
  const lecture = lectures.find(({ questions }) => questions.some(({ answer }) => Array.isArray(answer)));
  const question = lecture?.questions.find(({ answer }) => Array.isArray(answer));
  if (!lecture || !question) throw new Error(`${course} asks nothing`);
  const { client, user } = await registerLearner(platform, name);
  const { id } = await client.expect<{ id: number }>('/api/v1/secured/usercourses', {
    method: 'POST',
    body: { courseId },
  });
  for (const userAnswer of [wrongPositions(question), rightPositions(question)]) {
    const path = `/api/v1/secured/usercourses/${id}/questionanswer/${question.id}`;
    await client.expect(path, { method: 'POST', body: { userAnswer } });
  }
  return { username: user.username, lecture: lecture.name };
}

/** From the list to the way of a learner and the answers in a lecture. */
async function findAnswers(page: Page, press: Press, learner: { name: string; lecture: string }): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(learner.name);
  await expect(page.getByText('1 enrolment', { exact: true })).toBeVisible();
  await press(page.getByRole('link', { name: learner.name }));
  await expect(page.getByRole('heading', { level: 1, name: learner.name })).toBeVisible();
  await press(page.getByRole('link', { name: `Show answers: ${learner.lecture}` }));
  await expect(page.getByRole('img', { name: 'Wrong' })).toHaveCount(1);
  await expect(page.getByRole('img', { name: 'Right' })).toHaveCount(1);
  await press(page.getByRole('link', { name: `Hide answers: ${learner.lecture}` }));
  await expect(page.getByRole('img', { name: 'Wrong' })).toHaveCount(0);
}

test('PROGR-01 PROGR-02 PROGR-03 PROGR-04 an admin comes from a course to its learners, one’s answers, and the CSV', async ({
  page,
  platform,
}) => {
  const name = 'Petra Progress';
  const { username, lecture } = await study(platform, name);
  await signInAs(page, 'admin');
  await page.goto('/admin/courses/');
  // Other journeys make courses, which come first.
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('How to Learn Well');
  // The row moves up as the others go.
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name: /how they get on in How to Learn Well/ }).click();
  await expect(page.getByRole('combobox', { name: 'Course' })).toHaveValue(String(courseId));
  await findAnswers(page, byMouse, { name, lecture });
  await page.getByRole('link', { name: 'All courses of this learner' }).click();
  await expect(page.getByRole('button', { name: `Only ${name}` })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(`${name},${username},How to Learn Well,`);
  expect(csv.trimEnd().split('\r\n')).toHaveLength(2);

  await page.getByRole('button', { name: 'Score' }).click();
  await expect(page).toHaveURL(/sort=score/);
  await expect(page.getByRole('columnheader', { name: 'Score' })).toHaveAttribute('aria-sort', 'ascending');
});

test('PROGR-01 PROGR-04 ROLE-12 an author finds the same on a phone by the keyboard, and is told when nobody matches', async ({
  page,
  platform,
}) => {
  const name = 'Karl Keyboard';
  const { lecture } = await study(platform, name);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'author');
  await page.goto('/admin/progress/');
  await findAnswers(page, byKeyboard, { name, lecture });
  await byKeyboard(page.getByRole('link', { name: 'All learners' }));
  await byKeyboard(page.getByRole('button', { name: 'More filters' }));
  await page.getByRole('textbox', { name: 'Score from, %' }).fill('100');
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  await expect(page.getByText('No learner matches')).toBeVisible();
  await byKeyboard(page.getByRole('button', { name: 'Show everyone' }));
  await expect(page).toHaveURL('/admin/progress/');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});
