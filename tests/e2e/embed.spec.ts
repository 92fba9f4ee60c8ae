import { newUsername } from '../support/hosts.ts';
import { expect, registerInBrowser, test } from '../support/learnerTest.ts';
import { makeLectureCourse } from '../support/lectureCourse.ts';
import { signedIn } from '../support/restClient.ts';
import { expectSoundInBothColours } from '../support/screens.ts';
import { sectionName } from '../support/sectionName.ts';
import { signInAs } from '../support/signInAs.ts';
import { saveCourse } from '../support/saveCourse.ts';

const site = 'https://view.genially.com/0a1b2c3d';
const code = `<div><iframe title="The cell" width="1200" height="675" src="${site}" allowfullscreen></iframe></div>`;

test('A11Y-01 OP-231 an author pastes the code of a page, and a learner loads it by a press and not before', async ({
  page,
  platform,
  browser,
}) => {
  const author = await signedIn(platform, 'author@demo.test');
  const { courseId, path, editPath } = await makeLectureCourse(author, { name: 'A page elsewhere', sections: [] });
  await signInAs(page, 'author');
  await page.goto(editPath);
  await page.getByRole('button', { name: 'Add a section here' }).first().click();
  await page
    .getByRole('option', { name: sectionName('Embed') })
    .last()
    .click();
  const address = page.getByRole('textbox', { name: 'Address or embed code' });
  await address.fill('https://evil.example/genially.com');
  await expect(page.getByText(/^evil\.example is not among the sites that can be embedded/)).toBeVisible();
  await expectSoundInBothColours(page, 'a page that cannot be embedded');
  await address.fill(code);
  await expect(address).toHaveValue(site);
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('The cell');
  await saveCourse(page);

  const context = await browser.newContext();
  const seat = await context.newPage();
  const asked: string[] = [];
  await seat.route(`${new URL(site).origin}/**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Cell</title><h1>A cell</h1>' });
  });
  const username = newUsername();
  await registerInBrowser(seat, { name: 'Ada Example', username });
  const learner = await signedIn(platform, username);
  await learner.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId } });
  await seat.goto(path);
  const load = seat.getByRole('button', { name: 'Load content from view.genially.com' });
  await expect(load).toBeVisible();
  await expectSoundInBothColours(seat, 'a page of another site');
  expect(asked).toEqual([]);
  await load.click();
  await expect(seat.frameLocator('iframe[title="The cell"]').getByRole('heading', { name: 'A cell' })).toBeVisible();
  expect(asked).toEqual([site]);
  await expect(seat.getByTitle('The cell')).toBeFocused();
  await context.close();
});
