import { registerByInvitation } from '../support/invitation.ts';
import { expect, test } from '../support/learnerTest.ts';
import { holdClock, nextBeat } from '../support/lockBeat.ts';
import { savedState } from '../support/savedState.ts';
import { saveCourse } from '../support/saveCourse.ts';

test('EDIT-08 who loses the right to edit is told while the course is open, and keeps what was typed', async ({
  page,
  platform,
  baseURL,
}) => {
  const { admin, url, userId } = await registerByInvitation(page, platform, new URL(baseURL ?? '').origin);
  const mayWrite = (createCourse: boolean): Promise<unknown> =>
    admin.expect(url, { method: 'PUT', body: { createCourse } });
  await holdClock(page);
  await page.goto('/admin/courses/');
  await page.getByRole('button', { name: 'Create a course' }).first().click();
  await page.getByRole('button', { name: /Basic structure/ }).click();
  await page.getByLabel('Course name').fill(`Withdrawn ${userId}`);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText(savedState)).toBeVisible();

  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  // The next one after this is ten seconds away: it does not come before what is typed.
  await nextBeat(page);
  await mayWrite(false);
  await name.fill('Typed when it was withdrawn');
  await nextBeat(page);
  const notice = page.getByRole('alert').filter({ hasText: 'You may no longer edit this course.' });
  await expect(notice).toBeVisible();
  await expect(name).not.toBeEditable();
  await expect(name).toHaveValue('Typed when it was withdrawn');

  await mayWrite(true);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeHidden();
  await expect(name).toBeEditable();
  await saveCourse(page);
});
