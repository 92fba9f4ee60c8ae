import type { Page } from '@playwright/test';
import { expect, test } from '../support/learnerTest.ts';
import { signInAs } from '../support/signInAs.ts';

/** An address behind each guard, with the demo accounts that may open it (OP-38, OP-39). Those of all pages: `admin.test.tsx` of the client. */
const GUARDED_PAGES = {
  '/admin/': ['author', 'admin'],
  '/admin/courses/': ['author', 'admin'],
  '/admin/users-management/': ['admin'],
  '/admin/campaign-management/': ['voucher', 'admin'],
} as const;

const banner = (page: Page) => page.getByRole('banner');

for (const person of ['learner', 'author', 'voucher', 'admin'] as const) {
  test(`NAV-03 NAV-15 OP-38 OP-39 ${person}@demo.test opens the pages of the role and is led home from all others`, async ({
    page,
    watch,
  }) => {
    watch.expect(/NotFoundError: Page not found/);
    await signInAs(page, person);
    for (const [path, allowed] of Object.entries(GUARDED_PAGES)) {
      await page.goto(path);
      const mayStay = (allowed as readonly string[]).includes(person);
      // What a page adds to its address is what it shows, such as a filter.
      await expect(page, path).toHaveURL(({ pathname }) => pathname === (mayStay ? path : '/'));
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
    await page.goto('/dashboard/');
    const isAuthor = person === 'author' || person === 'admin';
    await expect(banner(page).getByRole('link', { name: 'Manage courses', exact: true })).toHaveCount(isAuthor ? 1 : 0);
    await banner(page)
      .getByRole('button', { name: /Account of/ })
      .click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Admin home' })).toHaveCount(isAuthor ? 1 : 0);
    await expect(page.getByRole('menuitem', { name: 'Vouchers' })).toHaveCount(person === 'voucher' ? 1 : 0);
  });
}

test('ROLE-07 ROLE-09 NAV-10 the menu of the admin area shows what the role opens', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Administration' });
  await signInAs(page, 'admin');
  await page.goto('/admin/');
  for (const name of [
    'Admin home',
    'People',
    'Rights',
    'Progress',
    'Analytics',
    'Vouchers',
    'Integrations',
    'Appearance',
  ]) {
    await expect(menu.getByRole('link', { name })).toBeVisible();
  }
  await page.context().clearCookies();
  await signInAs(page, 'author');
  await page.goto('/admin/');
  await expect(menu.getByRole('link')).toHaveText([
    'Admin home',
    'Courses',
    'Library',
    'Saved sections',
    'Progress',
    'Discussion',
    'Background work',
  ]);
});

test('NAV-02 OP-38 a visitor is led home from the admin area and from customising', async ({ page }) => {
  for (const path of [...Object.keys(GUARDED_PAGES), '/customize-workspace/']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
});

test('NAV-04 OP-38 who is signed in is led from sign-in and reset to the dashboard', async ({ page }) => {
  await signInAs(page, 'learner2');
  for (const path of ['/signin', '/passwordreset?token=abc', '/passwordresetsuccess']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/dashboard/');
  }
});

test('ROLE-01 NAV-13 NAV-16 NAV-17 a visitor has the catalogue, sign-in, languages, dark mode and reading settings, and nothing more', async ({
  page,
}) => {
  await page.goto('/');
  for (const name of ['All courses', 'Sign in']) {
    await expect(banner(page).getByRole('link', { name, exact: true })).toBeVisible();
  }
  for (const name of [/Language:/, 'Dark mode', /^Reading settings/]) {
    await expect(banner(page).getByRole('button', { name })).toBeVisible();
  }
  for (const name of ['My dashboard', 'Settings', 'Manage courses', 'Admin home']) {
    await expect(banner(page).getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  await expect(banner(page).getByRole('button', { name: /Account of/ })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' })).toBeVisible();
});

test('ROLE-13 OP-91 an author views the site as a learner does until it is switched back', async ({
  page,
  context,
}) => {
  await signInAs(page, 'author');
  await page.goto('/dashboard/');
  const switchView = async () => {
    await banner(page)
      .getByRole('button', { name: /Account of/ })
      .click();
    await page.getByRole('menuitemcheckbox', { name: 'View as non-admin' }).click();
  };
  const flag = async () => (await context.cookies()).find(({ name }) => name === 'adminFlags')?.value ?? '';
  await switchView();
  await expect.poll(flag).toContain('true');
  // The links of the header stay, as does the switch itself.
  await expect(banner(page).getByRole('link', { name: 'My dashboard', exact: true })).toBeVisible();
  await page.reload();
  expect(await flag()).toContain('true');
  await switchView();
  await expect.poll(flag).toContain('false');
});
