import { test } from '../support/learnerTest.ts';
import { visitCourse, visitCourseList, visitLecture, type Look } from '../support/editorScreens.ts';
import { expectSoundScreen } from '../support/screens.ts';
import { signInAs } from '../support/signInAs.ts';

const COPY = /* GraphQL */ `
  mutation Copy($name: String!) {
    copyCourse(input: { courseId: "102", name: $name }) {
      course {
        courseId
      }
    }
  }
`;

// A desk alone: the editor is for windows that hold a page and its tools. The list of courses is judged in all of them elsewhere.
test('A11Y-01 THEME-02 axe finds nothing on any screen of the course editor, in light and dark', async ({
  page,
}, testInfo) => {
  // Two dozen screens, each looked at twice.
  test.slow();
  await signInAs(page, 'author');
  // A course of its own, so that nobody else meets its lock.
  const copied = await page.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: { query: COPY, variables: { name: `Judged ${testInfo.testId}` } },
  });
  const answer = (await copied.json()) as { data: { copyCourse: { course: { courseId: number } } } };
  // Follows the system, so that nothing is pressed for it and what is open stays.
  const look: Look = async (name, within) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectSoundScreen(page, `${name}, ${colorScheme}`, within);
    }
  };
  await visitCourseList(page, look);
  await visitCourse(page, look, answer.data.copyCourse.course.courseId);
  await visitLecture(page, look);
});
