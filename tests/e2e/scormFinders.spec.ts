import { authors, hosts } from '../support/hosts.ts';
import { expect, test } from '../support/learnerTest.ts';
import { openedLesson } from '../support/playLesson.ts';
import { signedIn } from '../support/restClient.ts';
import { makeScormCourse } from '../support/scormCourse.ts';
import { finderPackage } from '../support/scormPackages.ts';

/** As packages look for the run-time, in words of our own. All look for that of SCORM 2004 somewhere before they find that of 1.2. */
const finders: Readonly<Record<string, string>> = {
  'climbs for one name, then for the other': `
    const climb = (name) => { let at = window; while (!at[name] && at.parent && at.parent !== at) { at = at.parent; } return at[name]; };
    return climb('API_1484_11') || climb('API');`,
  'climbs so many times at most': `
    const climb = (name) => { let at = window; for (let tries = 0; !at[name] && tries < 7; tries += 1) { at = at.parent; } return at[name]; };
    return climb('API_1484_11') || climb('API');`,
  'calls itself with the parent': `
    const climb = (at, name) => at[name] ? at[name] : at.parent == at ? null : climb(at.parent, name);
    return climb(window, 'API_1484_11') || climb(window, 'API');`,
  'asks for both names at each window, and begins above its own': `
    let at = window.parent;
    while (at) { if (at.API_1484_11 || at.API) { return at.API_1484_11 || at.API; } at = at.parent === at ? null : at.parent; }
    return null;`,
  'asks the grandparent without looking': `
    return window.parent.parent.API_1484_11 || window.parent.parent.API;`,
  'asks what kind of thing it is': `
    let at = window;
    while (typeof at.API_1484_11 === 'undefined' && at.parent !== at) { at = at.parent; }
    if (typeof at.API_1484_11 !== 'undefined') { return at.API_1484_11; }
    at = window;
    while (!('API' in at) && at.parent !== at) { at = at.parent; }
    return at.API;`,
  'looks at the opener first, its own and that of the top': `
    const climb = (from, name) => { let at = from; while (at && !at[name] && at.parent !== at) { at = at.parent; } return at && at[name]; };
    return climb(window.opener, 'API_1484_11') || climb(window.top.opener, 'API_1484_11') || climb(window, 'API_1484_11')
      || climb(window.opener, 'API') || climb(window.top.opener, 'API') || climb(window, 'API');`,
  'reads the addresses on its way up': `
    let at = window, way = '';
    while (!at.API_1484_11 && at.parent !== at) { at = at.parent; way += at.location.href + at.document.title; }
    return at.API_1484_11 || at.API;`,
};

test('SCORM-02 OP-116 every usual way to look for the run-time ends in the player, also without a try', async ({
  page,
  platform,
  learner,
}) => {
  const author = await signedIn(platform, authors[hosts.lectern]);
  const { courseId, moduleId, lectureId } = await makeScormCourse(author, finderPackage(Object.values(finders)));
  await learner.rest.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId } });
  await page.goto(`/courseware/?lecture=${lectureId}&module=${moduleId}#!${courseId}`);
  for (const [at, how] of Object.keys(finders).entries()) {
    await test.step(how, async () => {
      await page.getByRole('button', { name: `Start: finder-${at}` }).click();
      await expect((await openedLesson(page)).getByRole('heading')).toHaveText('Found true');
      await page.getByRole('button', { name: 'Close the lesson' }).click();
      await expect(page.locator('iframe')).toHaveCount(0);
    });
  }
});
