import { authors, hosts } from '../support/hosts.ts';
import { expect, test } from '../support/learnerTest.ts';
import { openedLesson } from '../support/playLesson.ts';
import { signedIn } from '../support/restClient.ts';
import { makeScormCourse } from '../support/scormCourse.ts';
import { cookiePackage } from '../support/scormPackages.ts';

test('SCORM-02 OP-117 T3-1 a package reads and writes no cookie of the application, however it sets them', async ({
  page,
  context,
  platform,
  learner,
}) => {
  const author = await signedIn(platform, authors[hosts.lectern]);
  const { courseId, moduleId, lectureId } = await makeScormCourse(author, cookiePackage());
  await learner.rest.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId } });
  const address = `/courseware/?lecture=${lectureId}&module=${moduleId}#!${courseId}`;
  await page.goto(address);
  const app = new URL(page.url()).origin;
  const sealed = async () => {
    const all = await context.cookies([app, `${app}/graphql`, `${app}/courseware/`]);
    return all.filter(({ name }) => name === 'tokens' || name.startsWith('theirs'));
  };
  const before = await sealed();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect((await openedLesson(page)).getByRole('heading')).toHaveText(/^Read:\s*$/);
  expect(new URL(page.frames().at(-1)?.url() ?? '').hostname).toBe('content.localhost');
  expect(await sealed()).toEqual(before);
  await page.reload();
  await expect(page.getByRole('button', { name: 'AE, Account of Ada Example' })).toBeVisible();
});
