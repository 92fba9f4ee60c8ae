import { test } from '../support/learnerTest.ts';
import { copyOfCourse, lookAtBothColours, visitCourse, visitHistory, visitUmbrella } from '../support/editorScreens.ts';
import { signInAs } from '../support/signInAs.ts';

// A desk alone: the editor is for windows that hold a page and its tools.
test('A11Y-01 THEME-02 BEY-01 axe finds nothing on the page of a course that is edited, in light and dark', async ({
  page,
}, testInfo) => {
  await signInAs(page, 'author');
  const look = lookAtBothColours(page);
  await visitCourse(page, look, await copyOfCourse(page, `Judged ${testInfo.testId}`));
  await visitHistory(page, look, await copyOfCourse(page, `Judged history ${testInfo.testId}`));
  await visitUmbrella(page, look, `Judged tree ${testInfo.testId}`);
});
