import { test } from '../support/learnerTest.ts';
import { lookAtBothColours, visitCourseList } from '../support/editorScreens.ts';
import { signInAs } from '../support/signInAs.ts';

test('A11Y-01 THEME-02 axe finds nothing in the dialogs of the list of courses, in light and dark', async ({
  page,
}) => {
  await signInAs(page, 'author');
  await visitCourseList(page, lookAtBothColours(page));
});
