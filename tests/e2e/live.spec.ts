import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/learnerTest.ts';
import { makeLectureCourse } from '../support/lectureCourse.ts';
import { operationOf } from '../support/operationOf.ts';
import { registerLearner, signedIn } from '../support/restClient.ts';
import { signInAs } from '../support/signInAs.ts';

/** The operations that a page has sent since. */
function operationsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = operationOf(request);
    if (name !== null) asked.push(name);
  });
  return asked;
}

/** Whether a press near each corner of a button would meet it. */
const isUncovered = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [left + 12, right - 12].every((x) =>
      [top + 4, bottom - 4].every((y) => element.contains(document.elementFromPoint(x, y))),
    );
  });

test('BEY-45 OP-311 OP-312 what others write after a lecture is offered without a reload, and nothing is missed while the line is cut', async ({
  page,
  context,
  watch,
  learner,
  platform,
}) => {
  const marker = randomUUID().slice(0, 8);
  const admin = await signedIn(platform, 'admin@demo.test');
  const { courseId, lectureId, path } = await makeLectureCourse(
    admin,
    { name: 'Lecture', sections: [{ type: 'TEXT', content: marker }] },
    { name: `${marker} course`, forumEnabled: true },
  );
  const { client: helper } = await registerLearner(platform, 'Hedy Helper');
  for (const rest of [learner.rest, helper]) {
    await rest.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId } });
  }
  const threads = `/api/v1/secured/courses/${courseId}/lecture/${lectureId}/discussion`;
  const ask = (title: string) =>
    helper.expect<{ threadId: number }>(threads, { method: 'POST', body: { title, text: 'I wonder.' } });
  await ask(`Why ${marker}?`);
  const { content } = await helper.expect<{ content: readonly { id: number }[] }>(threads);
  const replies = `/api/v1/secured/discussionthreads/${content[0]?.id ?? 0}/replies`;
  const reply = (text: string) => helper.expect(replies, { method: 'POST', body: { text } });

  await page.goto(path);
  const question = page.getByRole('button', { name: `Why ${marker}?` });
  const opened = page.waitForResponse((answer) => operationOf(answer.request()) === 'useLiveDiscussionSubscription');
  await question.scrollIntoViewIfNeeded();
  await opened;
  const asked = operationsOf(page);
  await reply('Because of that.');
  await expect(question).toContainText('1 new reply');

  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await reply('And because of this.');
  await ask(`What of ${marker}?`);
  await context.setOffline(false);
  await expect(question).toContainText('2 new replies');
  // Nothing is read again: only the subscriptions of the page start again, and the lecture is marked as seen.
  expect(asked.filter((name) => !/(?:Subscription|Mutation)$/.test(name))).toEqual([]);

  const position = await question.boundingBox();
  const show = page.getByRole('button', { name: '1 new question – show' });
  await expect(show).toBeVisible();
  expect(await question.boundingBox()).toEqual(position);
  await show.press('Enter');
  await expect(page.getByRole('button', { name: `What of ${marker}?` })).toBeFocused();

  await question.press('Enter');
  await expect(page.getByText('And because of this.')).toBeVisible();
  await page.getByLabel('Your reply').fill('I see');
  await reply('One more.');
  const newReply = page.getByRole('button', { name: '1 new reply – show' });
  await expect(newReply).toBeVisible();
  await expect(page.getByLabel('Your reply')).toBeFocused();
  // Where the list goes on below the window, it stands above the bar of the lecture, which covers the edge.
  await page.setViewportSize({ width: 390, height: 420 });
  await question.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(() => isUncovered(newReply)).toBe(true);
  await newReply.click();
  await expect(page.getByText('One more.')).toBeVisible();
  await expect(page.getByLabel('Your reply')).toHaveValue('I see');
});

test('BEY-45 BEY-08 OP-312 LIM-08 who asks for a course is told at once, and so is who gets it, while heartbeats stand still', async ({
  page,
  browser,
  platform,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const author = await signedIn(platform, 'author@demo.test');
  const { editPath } = await makeLectureCourse(author, {
    name: `Lecture ${randomUUID().slice(0, 8)}`,
    sections: [{ type: 'TEXT', content: 'Words' }],
  });
  const other = await (await browser.newContext({ baseURL: origin })).newPage();
  for (const [each, name] of [
    [page, 'author'],
    [other, 'admin'],
  ] as const) {
    await each.clock.install();
    await signInAs(each, name, origin);
    const watching = each.waitForResponse((answer) => operationOf(answer.request()) === 'watchPresenceSubscription');
    await each.goto(editPath);
    await watching;
    // A heartbeat would tell the same: none comes while the clock stands still.
    await each.clock.pauseAt(Date.now() + 1_000);
  }
  await expect(page.getByRole('list', { name: 'Also here' }).getByRole('listitem')).toHaveCount(1);
  await other.getByRole('button', { name: 'Ask to take over' }).click();
  const request = page.getByRole('alert').filter({ hasText: 'would like to edit this course' });
  await expect(request).toBeVisible();

  await page.getByRole('button', { name: 'In five minutes' }).click();
  await expect(other.getByRole('alert')).toContainText('five minutes');
  await other.context().setOffline(true);
  await page.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByRole('alert')).toContainText('has this course now');
  await other.context().setOffline(false);
  await expect(other.getByRole('button', { name: 'Add a section here' }).first()).toBeAttached();
  await other.context().close();
});

test('BEY-45 OP-312 who is elsewhere on the site is told of a reply once, in a corner, with the way to it', async ({
  page,
  context,
  learner,
  platform,
}) => {
  const marker = randomUUID().slice(0, 8);
  const admin = await signedIn(platform, 'admin@demo.test');
  const { courseId, lectureId } = await makeLectureCourse(
    admin,
    { name: 'Lecture', sections: [{ type: 'TEXT', content: marker }] },
    { name: `${marker} course`, forumEnabled: true },
  );
  await learner.rest.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId } });
  const threads = `/api/v1/secured/courses/${courseId}/lecture/${lectureId}/discussion`;
  await learner.rest.expect(threads, { method: 'POST', body: { title: `Why ${marker}?`, text: 'I wonder.' } });
  const { content } = await admin.expect<{ content: readonly { id: number }[] }>(threads);
  const replies = `/api/v1/secured/discussionthreads/${content[0]?.id ?? 0}/replies`;

  // The first says where the next begins, with which the second is opened.
  const asked: string[] = [];
  const other = await context.newPage();
  for (const each of [page, other]) {
    each.on('response', (answer) => {
      const name = operationOf(answer.request());
      if (name === 'useLiveNoticesSubscription') asked.push(name);
    });
  }
  await page.goto('/courses/');
  await expect.poll(() => asked).toHaveLength(2);
  await other.goto('/courses/');
  await admin.expect(replies, { method: 'POST', body: { text: 'Because.' } });
  const notice = page.getByRole('status').filter({ hasText: `New reply: Why ${marker}?` });
  await expect(notice).toBeVisible();
  expect(asked).toHaveLength(3);
  await notice.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(new RegExp(String.raw`/courseware/\?lecture=${lectureId}`));
  await expect(page.getByRole('button', { name: `Why ${marker}?` })).toBeVisible();
});
