import type { Page } from '@playwright/test';
import { authors, hosts } from '../support/hosts.ts';
import { expect, test, type LearnerFixtures } from '../support/learnerTest.ts';
import { signedIn } from '../support/restClient.ts';
import { makeScormCourse } from '../support/scormCourse.ts';
import { lastWordPackage, popupPackage } from '../support/scormPackages.ts';

/** A lecture with the package, the learner in its course, and what the server has of its only item. */
async function enrolled({ platform, learner }: Pick<LearnerFixtures, 'platform' | 'learner'>, archive: Uint8Array) {
  const author = await signedIn(platform, authors[hosts.lectern]);
  const { courseId, moduleId, lectureId } = await makeScormCourse(author, archive);
  const { id } = await learner.rest.expect<{ id: number }>('/api/v1/secured/usercourses', {
    method: 'POST',
    body: { courseId },
  });
  const kept = async () => {
    const { items } = await learner.rest.expect<{
      items: readonly { state: { cmi: Readonly<Record<string, string>>; completion: string } }[];
    }>(`/api/v1/secured/usercourses/${id}/lecture/${lectureId}/scorm`);
    return items[0]?.state;
  };
  return { address: `/courseware/?lecture=${lectureId}&module=${moduleId}#!${courseId}`, kept };
}

const lesson = (page: Page) => page.frameLocator('iframe').frameLocator('iframe');

for (const event of ['unload', 'pagehide'] as const) {
  test(`SCORM-02 OP-70 what an item says as it goes, in ${event}, is kept when the lesson is closed`, async ({
    page,
    platform,
    learner,
  }) => {
    const { address, kept } = await enrolled({ platform, learner }, lastWordPackage(event));
    const bookmark = lesson(page).frameLocator('iframe').getByRole('heading');
    await page.goto(address);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(bookmark).toHaveText('Bookmark none');
    await page.getByRole('button', { name: 'Close the lesson' }).click();
    await expect.poll(async () => (await kept())?.cmi['cmi.core.lesson_location']).toBe('12');
    await page.goto(address);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(bookmark).toHaveText('Bookmark 12');
    expect((await kept())?.cmi['cmi.suspend_data']?.length).toBe(4096);
  });
}

test('SCORM-02 OP-70 what an item says only as it goes is kept when the learner goes on without closing it', async ({
  page,
  platform,
  learner,
}) => {
  const { address, kept } = await enrolled({ platform, learner }, lastWordPackage('unload'));
  const bookmark = lesson(page).frameLocator('iframe').getByRole('heading');
  await page.goto(address);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(bookmark).toHaveText('Bookmark none');
  await page.getByRole('link', { name: 'Back to the course' }).click();
  await expect(page).not.toHaveURL(/courseware/);
  await expect.poll(async () => (await kept())?.cmi['cmi.core.lesson_location']).toBe('12');
  await page.goBack();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(bookmark).toHaveText('Bookmark 12');
});

test('SCORM-02 OP-70 an item finds the run-time from a window of its own, by what opened it', async ({
  page,
  platform,
  learner,
}) => {
  const { address, kept } = await enrolled({ platform, learner }, popupPackage());
  await page.goto(address);
  await page.getByRole('button', { name: 'Start' }).click();
  const opening = page.waitForEvent('popup');
  await lesson(page).getByRole('button', { name: 'Done' }).click();
  await (await opening).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^Completed/)).toBeVisible();
  expect((await kept())?.cmi['cmi.suspend_data']?.length).toBe(64_000);
});
