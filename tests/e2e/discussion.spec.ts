import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/learnerTest.ts';
import { makeLectureCourse } from '../support/lectureCourse.ts';
import { registerLearner, signedIn, type RestClient } from '../support/restClient.ts';
import { expectSoundScreen } from '../support/screens.ts';
import { signInAs } from '../support/signInAs.ts';

/** A course with a forum; answers its id, and the addresses of its one lecture and of what is discussed there. */
async function aCourse(
  admin: RestClient,
  marker: string,
): Promise<{ courseId: number; path: string; threads: string }> {
  const { courseId, lectureId, path } = await makeLectureCourse(
    admin,
    { name: 'Lecture', sections: [{ type: 'TEXT', content: marker }] },
    { name: `${marker} course`, forumEnabled: true },
  );
  return { courseId, path, threads: `/api/v1/secured/courses/${courseId}/lecture/${lectureId}/discussion` };
}

test('FORUM-01 BEY-16 OP-75 a learner asks by keyboard, another replies, the asker marks the answer, an admin hides it', async ({
  page,
  learner,
  platform,
  browser,
  baseURL,
}) => {
  const marker = randomUUID().slice(0, 8);
  const admin = await signedIn(platform, 'admin@demo.test');
  const { courseId, path, threads } = await aCourse(admin, marker);
  const { client: helper } = await registerLearner(platform, 'Hedy Helper');
  for (const rest of [learner.rest, helper]) {
    await rest.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId } });
  }

  await page.goto(path);
  const ask = page.getByRole('button', { name: 'Ask a question' });
  await ask.focus();
  await ask.press('Enter');
  await expect(page.getByLabel('Your question in one line')).toBeFocused();
  await page.keyboard.type(`Why ${marker}?`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('I wonder.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const question = page.getByRole('button', { name: `Why ${marker}?` });
  await expect(question).toBeVisible();

  const { content } = await helper.expect<{ content: readonly { id: number }[] }>(threads);
  const replies = `/api/v1/secured/discussionthreads/${content[0]?.id ?? 0}/replies`;
  await helper.expect(replies, { method: 'POST', body: { text: 'Because of that.' } });
  await question.press('Enter');
  await expect(page.getByText('Because of that.')).toBeVisible();
  const accept = page.getByRole('button', { name: 'This answered it' });
  await accept.focus();
  await accept.press('Enter');
  await expect(page.getByRole('button', { name: /Answered$/ })).toBeVisible();
  await expectSoundScreen(page, 'discussion');

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signInAs(other, 'admin', new URL(baseURL ?? '').origin);
  await other.goto(path);
  await other.getByRole('button', { name: `Why ${marker}?` }).click();
  await other.getByRole('list', { name: 'Replies' }).getByRole('button', { name: 'Hide' }).click();
  const dialog = other.getByRole('dialog', { name: 'Hide this from others?' });
  await dialog.getByLabel('Reason').fill('Off topic');
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(other.getByText('Hidden from others: Off topic')).toBeVisible();
  await other.context().close();

  await page.reload();
  await page.getByRole('button', { name: `Why ${marker}?` }).press('Enter');
  await expect(page.getByText('This reply is hidden.')).toBeVisible();
  await expect(page.getByText('Because of that.')).toHaveCount(0);
});

test('BEY-16 OP-75 a learner reports a reply, an admin finds it from the admin home, hides it, and closes the question', async ({
  page,
  learner,
  platform,
  browser,
  baseURL,
}) => {
  const marker = randomUUID().slice(0, 8);
  const admin = await signedIn(platform, 'admin@demo.test');
  const { courseId, path, threads } = await aCourse(admin, marker);
  const { client: helper } = await registerLearner(platform, 'Hedy Helper');
  for (const rest of [learner.rest, helper]) {
    await rest.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId } });
  }
  const body = { title: `Why ${marker}?`, text: 'I wonder.' };
  const { id } = await learner.rest.expect<{ id: number }>(threads, { method: 'POST', body });
  const replies = `/api/v1/secured/discussionthreads/${id}/replies`;
  await helper.expect(replies, { method: 'POST', body: { text: 'Buy my course.' } });

  await page.goto(path);
  await page.getByRole('button', { name: `Why ${marker}?` }).click();
  await page.getByRole('list', { name: 'Replies' }).getByRole('button', { name: 'Report' }).click();
  const report = page.getByRole('dialog', { name: 'Report this to those who run the course?' });
  await report.getByLabel('Reason').fill('Advertising');
  await report.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByText(/^You reported this/)).toBeVisible();

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signInAs(other, 'admin', new URL(baseURL ?? '').origin);
  await other.goto('/admin/');
  await other.getByRole('link', { name: /^Reports in \d+ discussions? wait/ }).click();
  const row = other.getByRole('row', { name: new RegExp(`Why ${marker}`) });
  await expect(row).toContainText('1 report');
  await expectSoundScreen(other, 'questions of all courses');
  await row.getByRole('link', { name: `Why ${marker}?` }).click();
  const question = other.getByRole('article', { name: `Why ${marker}?` });
  await expect(question.getByText('Reported by Ada Example: Advertising')).toBeVisible();
  await question.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(question.getByText('This question is closed. Nobody can reply any more.')).toBeVisible();
  await question
    .getByRole('listitem')
    .filter({ hasText: 'Advertising' })
    .getByRole('button', { name: 'Hide' })
    .first()
    .click();
  const hide = other.getByRole('dialog', { name: 'Hide this from others?' });
  await hide.getByLabel('Reason').fill('No advertising');
  await hide.getByRole('button', { name: 'Hide' }).click();
  await expect(question.getByText('Hidden from others: No advertising')).toBeVisible();
  await expect(question.getByText('Reported by Ada Example: Advertising')).toHaveCount(0);
  await other.goto(`/admin/discussion/?state=reported&course=${courseId}`);
  await expect(other.getByText('No question matches')).toBeVisible();
  await other.context().close();

  await page.reload();
  await page.getByRole('button', { name: new RegExp(`Why ${marker}`) }).click();
  await expect(page.getByText('This reply is hidden.')).toBeVisible();
  await expect(page.getByText('Buy my course.')).toHaveCount(0);
});
