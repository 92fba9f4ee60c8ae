import { authors, hosts } from '../support/hosts.ts';
import { expect, test, type LearnerFixtures } from '../support/learnerTest.ts';
import { openedLesson } from '../support/playLesson.ts';
import { signedIn } from '../support/restClient.ts';
import { makeScormCourse } from '../support/scormCourse.ts';
import {
  clumsyPackage,
  lastWordPackage,
  popupPackage,
  silentPackage,
  twoItemsPackage,
} from '../support/scormPackages.ts';

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

for (const event of ['unload', 'pagehide'] as const) {
  test(`SCORM-02 OP-70 what an item says as it goes, in ${event}, is kept when the lesson is closed`, async ({
    page,
    platform,
    learner,
  }) => {
    const { address, kept } = await enrolled({ platform, learner }, lastWordPackage(event));
    await page.goto(address);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect((await openedLesson(page)).frameLocator('iframe').getByRole('heading')).toHaveText('Bookmark none');
    await page.getByRole('button', { name: 'Close the lesson' }).click();
    await expect.poll(async () => (await kept())?.cmi['cmi.core.lesson_location']).toBe('12');
    await page.goto(address);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect((await openedLesson(page)).frameLocator('iframe').getByRole('heading')).toHaveText('Bookmark 12');
    await expect.poll(async () => (await kept())?.cmi['cmi.suspend_data']?.length).toBe(4096);
  });
}

test('SCORM-02 OP-70 what an item says only as it goes is kept when the learner continues without closing it', async ({
  page,
  platform,
  learner,
}) => {
  const { address, kept } = await enrolled({ platform, learner }, lastWordPackage('unload'));
  await page.goto(address);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect((await openedLesson(page)).frameLocator('iframe').getByRole('heading')).toHaveText('Bookmark none');
  await page.getByRole('link', { name: 'Back to the course' }).click();
  await expect(page).not.toHaveURL(/courseware/);
  await expect.poll(async () => (await kept())?.cmi['cmi.core.lesson_location']).toBe('12');
  await page.goBack();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect((await openedLesson(page)).frameLocator('iframe').getByRole('heading')).toHaveText('Bookmark 12');
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
  await (await openedLesson(page)).getByRole('button', { name: 'Done' }).click();
  await (await opening).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^Completed/)).toBeVisible();
  await expect.poll(async () => (await kept())?.cmi['cmi.suspend_data']?.length).toBe(64_000);
});

test('SCORM-02 OP-70 an item that begins and ends twice, says nonsense, and speaks after its end is completed once and for all', async ({
  page,
  platform,
  learner,
}) => {
  const { address, kept } = await enrolled({ platform, learner }, clumsyPackage());
  await page.goto(address);
  await page.getByRole('button', { name: 'Start' }).click();
  await (await openedLesson(page)).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^Completed/)).toBeVisible();
  await page.getByRole('button', { name: 'Close the lesson' }).click();
  await expect.poll(kept).toMatchObject({ completion: 'COMPLETED', cmi: { 'cmi.core.lesson_status': 'completed' } });
  expect((await kept())?.cmi['cmi.core.score.raw'] ?? '').toBe('');
});

test('SCORM-02 OP-70 an item that calls nothing is opened and closed, and its learner says that it is done', async ({
  page,
  platform,
  learner,
}) => {
  const { address } = await enrolled({ platform, learner }, silentPackage());
  await page.goto(address);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect((await openedLesson(page)).getByRole('heading', { name: 'Part' })).toBeVisible();
  await page.getByRole('button', { name: 'Close the lesson' }).click();
  const outline = page.getByRole('navigation', { name: 'Course contents' });
  await expect(outline.getByRole('link', { name: 'Sample Not started' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(outline.getByRole('link', { name: 'Sample Done' })).toBeVisible();
});

test('SCORM-02 OP-70 LEC-07 a lecture of two items is done once both are', async ({ page, platform, learner }) => {
  const { address } = await enrolled({ platform, learner }, twoItemsPackage());
  await page.goto(address);
  const outline = page.getByRole('navigation', { name: 'Course contents' });
  const parts = page.getByRole('list', { name: 'Parts of the lesson' }).getByRole('listitem');
  for (const [at, title] of ['First part', 'Second part'].entries()) {
    const part = parts.nth(at);
    await expect(part).toContainText(title);
    await part.getByRole('button').click();
    await (await openedLesson(page)).getByRole('button', { name: 'Done' }).click();
    await expect(part).toContainText('Passed');
    await expect(outline.getByRole('link', { name: at === 0 ? 'Sample Not started' : 'Sample Done' })).toBeVisible();
  }
});
