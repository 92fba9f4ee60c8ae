import { expect, type Page } from '@playwright/test';
import { expectOneNumberEach } from '../support/expectProgress.ts';
import { keyboard, pointer, type InputDevice } from '../support/inputDevice.ts';
import { test } from '../support/learnerTest.ts';
import type { RestClient } from '../support/restClient.ts';
import { readKnownCourse, studyLecture } from '../support/study.ts';
import type { CertificateWire } from '../support/wire.ts';

const courses = [
  { id: 101, name: 'German for Beginners' },
  { id: 102, name: 'Time Management Essentials' },
] as const;

const large = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };
const small = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const hands = [
  { hand: 'by mouse at 1440 px', screen: large, take: (page: Page) => pointer(page, false) },
  { hand: 'by keyboard alone at 1440 px', screen: large, take: keyboard },
  { hand: 'by touch at 390 px', screen: small, take: (page: Page) => pointer(page, true) },
] as const;

/** From the landing page to the certificate in one sitting, by what is on the screen alone. Answers the certificate’s number. */
async function takeCourse(page: Page, device: InputDevice, platform: RestClient, courseId: number, name: string) {
  const course = await readKnownCourse(platform, courseId);
  const main = page.getByRole('main');
  await page.goto('/');
  await device.press(main.getByRole('link', { name: course.name }).first());
  await device.press(main.getByRole('button', { name: 'Enrol', exact: true }));
  await device.press(main.getByRole('link', { name: 'Start learning' }));
  for (const [index, lecture] of course.lectures.entries()) {
    await test.step(lecture.name, async () => {
      await studyLecture(page, device, lecture);
      const next = course.lectures[index + 1];
      await device.press(
        main.getByRole('button', { name: next ? `Next: ${next.name}` : 'Finish the course', exact: true }),
      );
    });
  }
  await expect(main.getByRole('heading', { level: 1, name: /^You passed/ })).toBeVisible();
  await device.press(main.getByRole('button', { name: 'Get the certificate' }));
  const dialog = page.getByRole('dialog');
  await device.write(dialog.getByLabel('Full name'), name);
  await device.press(dialog.getByRole('button', { name: 'Issue the certificate' }));
  await expect(page.getByRole('heading', { level: 1, name: 'You completed the course' })).toBeVisible();
  await expectOneNumberEach(main, 100);
}

for (const { hand, screen, take } of hands) {
  test.describe(hand, () => {
    test.use(screen);

    for (const { id, name: course } of courses) {
      test(`MKT-01 BEY-18 QUIZ-02 PROG-11 CERT-01 ${course} is finished with 100 % in one sitting`, async ({
        page,
        platform,
        learner,
      }) => {
        await takeCourse(page, take(page), platform, id, learner.name);
        const { content } = await learner.rest.expect<{
          content: readonly { certificate: CertificateWire | null; correctPoints: number; totalPoints: number }[];
        }>('/api/v1/secured/usercourses/completed');
        expect(content).toMatchObject([{ certificate: { courseName: course, scorePercent: 100 } }]);
      });
    }
  });
}
