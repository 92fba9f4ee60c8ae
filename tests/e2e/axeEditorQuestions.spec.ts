import { test } from '../support/learnerTest.ts';
import { copyOfCourse, lookAtBothColours, visitQuestions } from '../support/editorScreens.ts';
import { signInAs } from '../support/signInAs.ts';

test('A11Y-01 THEME-02 axe finds nothing in the editor of any question, in light and dark', async ({
  page,
}, testInfo) => {
  await signInAs(page, 'author');
  await visitQuestions(page, lookAtBothColours(page), await copyOfCourse(page, `Judged questions ${testInfo.testId}`));
});
