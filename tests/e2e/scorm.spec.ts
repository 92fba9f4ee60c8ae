import { authors, hosts } from '../support/hosts.ts';
import { expect, test } from '../support/learnerTest.ts';
import { openedLesson } from '../support/playLesson.ts';
import { signedIn } from '../support/restClient.ts';
import { makeScormCourse } from '../support/scormCourse.ts';
import { cafePackage } from '../support/scormPackages.ts';
import { expectSoundScreen } from '../support/screens.ts';

test('SCORM-01 SCORM-02 LEC-07 BEY-18 a learner plays a package, continues where the page was closed, and has the lecture done', async ({
  page,
  platform,
  learner,
  context,
}) => {
  const { courseId, moduleId, lectureId } = await makeScormCourse(
    await signedIn(platform, authors[hosts.lectern]),
    cafePackage(),
  );
  await learner.rest.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId } });
  const address = `/courseware/?lecture=${lectureId}&module=${moduleId}#!${courseId}`;
  await page.goto(address);
  await expect(page.getByText('Not started')).toBeVisible();
  await expectSoundScreen(page, 'a lecture with a package');
  await page.getByRole('button', { name: 'Start' }).click();
  const lesson = await openedLesson(page);
  await expect(lesson.getByText('Screen 1 of 5')).toBeVisible();
  await lesson.getByRole('button', { name: 'Next' }).click();
  await lesson.getByRole('button', { name: 'Ich hätte gern einen Tee, bitte.' }).click();
  await lesson.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await again.getByRole('button', { name: 'Continue', exact: true }).click();
  const resumed = await openedLesson(again);
  await expect(resumed.getByText('Screen 3 of 5')).toBeVisible();
  for (const answer of ['Apple cake and water', '€ 7.40', 'Getrennt, bitte.']) {
    await resumed.getByRole('button', { name: answer }).click();
    const next = resumed.getByRole('button', { name: 'Next' });
    if (await next.isVisible()) await next.click();
  }
  await expect(again.getByText(/^Passed · Score 100/)).toBeVisible();
  // Without a reload: the outline knows.
  await expect(again.getByRole('link', { name: 'Ordering in a café Done' })).toBeVisible();
});
