import { makeQuizCourse } from '../support/courseRequest.ts';
import { authors, hosts } from '../support/hosts.ts';
import { expect, test } from '../support/learnerTest.ts';
import { registerLearner, signedIn, type RestClient } from '../support/restClient.ts';
import { provenLearner } from '../support/provenLearner.ts';
import { signInAs } from '../support/signInAs.ts';
import type { CourseWire, UserCourseWire } from '../support/wire.ts';
import { workplaces, download, openPart } from './workplaces.ts';

/** Someone who is in a course and has answered its first question wrong and then right. */
async function aLearner(platform: RestClient, course: CourseWire, name: string): Promise<string> {
  const { client, user } = await registerLearner(platform, name);
  const path = '/api/v1/secured/usercourses';
  const { id } = await client.expect<UserCourseWire>(path, { method: 'POST', body: { courseId: course.id } });
  const question = course.modules?.[0]?.lectures[0]?.questionAnswers?.[0];
  for (const userAnswer of [[1], [2]]) {
    await client.expect(`${path}/${id}/questionanswer/${question?.id}`, { method: 'POST', body: { userAnswer } });
  }
  return user.username;
}

for (const { name: workplace, take } of workplaces) {
  test(`PROGR-01 PROGR-02 PROGR-03 PROGR-04 BEY-07 BEY-13 ADM-02 ADM-04 ROLE-03 ROLE-12 a course admin's day ${workplace}`, async ({
    page,
    platform,
  }) => {
    const course = await makeQuizCourse(await signedIn(platform, authors[hosts.lectern]), 3);
    const username = await aLearner(platform, course, 'Lena Learner');
    const { user: fresh } = await provenLearner(platform, 'Nora Newcomer');
    const device = await take(page);
    await signInAs(page, 'author');

    // Of the learners of one's own course: how one gets on, and what they answered.
    await page.goto('/admin/');
    await openPart(page, device, 'Progress');
    await device.select(page.getByRole('combobox', { name: 'Course' }), course.name);
    await expect(page.getByText('1 enrolment', { exact: true })).toBeVisible();
    await device.press(page.getByRole('link', { name: 'Lena Learner' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Lena Learner' })).toBeVisible();
    await device.press(page.getByRole('link', { name: 'Show answers: Quiz' }));
    await expect(page.getByRole('img', { name: 'Wrong' })).toHaveCount(1);
    await expect(page.getByRole('img', { name: 'Right' })).toHaveCount(1);
    await device.press(page.getByRole('link', { name: 'All learners' }));
    await device.select(page.getByRole('combobox', { name: 'Course' }), course.name);
    await expect(page.getByText('1 enrolment', { exact: true })).toBeVisible();

    // Enrols someone until a day, having looked at what would happen.
    await device.press(page.getByRole('button', { name: 'Enrol people' }));
    const enrolling = page.getByRole('dialog', { name: 'Enrol people' });
    await device.write(enrolling.getByLabel('E-mail addresses'), fresh.username);
    await device.enterDay(enrolling.getByLabel('Due date'), '2035-12-05');
    await device.press(enrolling.getByRole('button', { name: 'Check first' }));
    await expect(enrolling.getByText('1 would be done')).toBeVisible();
    await device.press(enrolling.getByRole('button', { name: 'Enrol', exact: true }));
    await expect(page).toHaveURL(/\/admin\/jobs\/job\//);
    await expect(page.getByRole('row').filter({ hasText: fresh.username }).getByText('Enrolled')).toBeVisible();

    // Writes to all of them.
    await page.goto(`/admin/progress/?course=${course.id}`);
    await expect(page.getByText('2 enrolments', { exact: true })).toBeVisible();
    for (const learner of ['Lena Learner', 'Nora Newcomer']) {
      await device.press(page.getByRole('checkbox', { name: `Select ${learner}` }));
    }
    await device.press(page.getByRole('button', { name: 'Write to learners' }));
    const letter = page.getByRole('dialog', { name: 'Write to learners' });
    await device.press(letter.getByRole('button', { name: 'Send' }));
    await expect(letter.getByText('Enter a subject')).toBeVisible();
    await device.write(letter.getByLabel('Subject'), 'How is it going?');
    await device.write(letter.getByLabel('Message'), 'Two questions are left.');
    await device.press(letter.getByRole('button', { name: 'Send' }));
    await expect(page).toHaveURL(/\/admin\/jobs\/job\//);
    await expect(page.getByRole('row').filter({ hasText: username })).toBeVisible();
    await expect(page.getByText('2 done')).toBeVisible();

    // Where learners stop, and how the questions do.
    await page.goto(`/admin/courses/?search=${encodeURIComponent(course.name)}`);
    await device.press(page.getByRole('button', { name: new RegExp(course.name) }).last());
    await device.press(page.getByRole('menuitem', { name: 'Statistics' }));
    await expect(page.getByRole('heading', { level: 1, name: `Statistics: ${course.name}` })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Way through the course' }).getByRole('row')).toHaveCount(2);

    await page.goto(`/admin/progress/?course=${course.id}`);
    const rows = await download(page, device, page.getByRole('link', { name: 'Download CSV' }));
    expect(new Set(rows.map((row) => row.split(',')[1]))).toEqual(new Set([username, fresh.username]));
    // What only admins have is not open.
    await page.goto('/admin/dashboard/');
    await expect(page).toHaveURL('/');
  });
}
