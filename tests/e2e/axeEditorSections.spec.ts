import { test } from '../support/learnerTest.ts';
import { copyOfCourse, lookAtBothColours, visitSections } from '../support/editorScreens.ts';
import { signInAs } from '../support/signInAs.ts';

test('A11Y-01 THEME-02 axe finds nothing in the editor of any section, in light and dark', async ({
  page,
}, testInfo) => {
  await signInAs(page, 'author');
  await visitSections(page, lookAtBothColours(page), await copyOfCourse(page, `Judged sections ${testInfo.testId}`));
});
