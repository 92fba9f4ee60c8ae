import { expect, test } from '../support/learnerTest.ts';
import { readKnownCourse } from '../support/study.ts';

/** Path, heading for everyone who may open it (OP-37). */
const openRoutes = [
  ['/', 'Lectern Academy'],
  ['/courses/', 'All courses'],
  ['/courses', 'All courses'],
  ['/courses/course/#!258', 'How to Learn Well'],
  ['/courses/course/258', 'How to Learn Well'],
  ['/verifycertificate/', 'Verify a certificate'],
  ['/reminders/', 'This link does not work'],
  ['/review/?token=none', 'This link does not work any more'],
] as const;

const guestRoutes = [
  ['/signin', 'Sign in'],
  ['/signin?view=register', 'Create an account'],
] as const;

const learnerRoutes = [
  ['/dashboard/', 'My dashboard'],
  ['/dashboard/course/#!258', 'How to Learn Well'],
  ['/settings/', 'Settings'],
  ['/achievements/', /achievements/i],
  ['/kept-courses/', /kept courses/i],
] as const;

test('NAV-01 OP-37 CAT-13 a visitor opens the public routes by their addresses', async ({ page }) => {
  for (const [path, heading] of [...openRoutes, ...guestRoutes]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
  }
});

test('NAV-02 OP-38 a visitor is led from the personal routes to "/"', async ({ page }) => {
  for (const [path] of learnerRoutes) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
});

test('NAV-01 NAV-04 DASH-04 a learner opens the personal routes, and is led from sign-in to the dashboard', async ({
  page,
  learner,
}) => {
  await learner.rest.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId: 258 } });
  for (const [path, heading] of [...openRoutes, ...learnerRoutes]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
  }
  for (const [path] of guestRoutes) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/dashboard/');
  }
});

test('LEC-06 OP-37 courseware without a lecture goes on to the next one', async ({ page, platform, learner }) => {
  const { lectures } = await readKnownCourse(platform, 258);
  await learner.rest.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId: 258 } });
  await page.goto('/courseware/#!258');
  await expect(page).toHaveURL(`/courseware/?lecture=${lectures[0]?.id}&module=${lectures[0]?.moduleId}#!258`);
});

test('DASH-04 a link with a module opens that module', async ({ page, platform, learner }) => {
  const { lectures } = await readKnownCourse(platform, 258);
  const last = lectures.at(-1);
  await learner.rest.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId: 258 } });
  await page.goto(`/dashboard/course/?module=${last?.moduleId}#!258`);
  await expect(
    page
      .getByRole('main')
      .getByText(last?.name ?? '')
      .last(),
  ).toBeVisible();
});

test('CAT-13 following a link to another course by its hash alone shows that course', async ({ page }) => {
  await page.goto('/courses/course/#!258');
  await expect(page.getByRole('heading', { level: 1, name: 'How to Learn Well' })).toBeVisible();
  await page.evaluate(() => (location.hash = '#!103'));
  await expect(page.getByRole('heading', { level: 1, name: 'Writing Clear Emails' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'How to Learn Well' })).toBeVisible();
});

test('NAV-05 what is not there says so, with the way home @small', async ({ page, watch }) => {
  watch.expect(/status of 404 .*\/nothing\/here/);
  // The library tells the console about every page that ends in an error.
  watch.expect(/NotFoundError: Page not found/);
  for (const path of [
    '/nothing/here',
    '/courses/course/#!99999999',
    '/courses/course/',
    '/courses/course/99999999',
    '/courseware/?lecture=1#!258',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page not found' }), path).toBeVisible();
  }
  expect((await page.request.get('/nothing/here', { headers: { accept: 'text/html' } })).status()).toBe(404);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('NAV-06 a page that cannot be loaded leaves the one that is there, says so, and opens once the servers answer', async ({
  page,
  watch,
}) => {
  watch.expect(/ERR_CONNECTION_RESET|RequestError: The request failed \(network, NETWORK\)/);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.route('**/graphql*', (route) => route.abort('connectionreset'));
  await page.getByRole('banner').getByRole('link', { name: 'All courses' }).click();
  await expect(page.getByText(/opens as soon as you are back online/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Courses to start with' })).toBeVisible();
  await page.unroute('**/graphql*');
  await expect(page.getByRole('heading', { level: 1, name: 'All courses' })).toBeVisible();
});

test('CERT-06 an unknown certificate number is said to be unknown', async ({ page }) => {
  await page.goto('/verifycertificate/?uuid=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('No certificate with this number')).toBeVisible();
});
