import { test } from '../support/learnerTest.ts';
import { copyOfCourse, lookAtBothColours, visitHeadAndQuestions } from '../support/editorScreens.ts';
import { signInAs } from '../support/signInAs.ts';

test("A11Y-01 THEME-02 axe finds nothing in the editors of a lecture's head and of any question, in light and dark", async ({
  page,
}, testInfo) => {
  await signInAs(page, 'author');
  await visitHeadAndQuestions(
    page,
    lookAtBothColours(page),
    await copyOfCourse(page, `Judged questions ${testInfo.testId}`),
  );
});
