import { test } from '../support/learnerTest.ts';
import { copyOfCourse, lookAtBothColours, visitNotices } from '../support/editorScreens.ts';
import { signInAs } from '../support/signInAs.ts';

test('A11Y-01 LOCK-05 BEY-08 axe finds nothing where two people want one course, in light and dark', async ({
  page,
  browser,
}, testInfo) => {
  await signInAs(page, 'author');
  const other = await browser.newPage();
  await signInAs(other, 'admin');
  await visitNotices(
    page,
    other,
    { ofHolder: lookAtBothColours(page), ofOnlooker: lookAtBothColours(other) },
    await copyOfCourse(page, `Wanted ${testInfo.testId}`),
  );
  await other.close();
});
