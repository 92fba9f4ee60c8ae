import { expect, test } from '../support/learnerTest.ts';
import { newUsername, password } from '../support/hosts.ts';

/** The beginning of a signed token, and names under which one might be kept. */
const TOKEN = /eyJ[\w-]{10,}\.|access_?token|refresh_?token/i;

test('OP-11 AUTH-12 no token can be read by script', async ({ page, context }) => {
  const bodies: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/graphql')) bodies.push(await response.text().catch(() => ''));
  });
  await page.goto('/signin?view=register');
  await page.getByLabel('Full name').fill('Ada Example');
  await page.getByLabel('E-mail').fill(newUsername());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the password', { exact: true }).fill(password);
  await page.getByLabel('I agree to the privacy policy').check();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/dashboard/');
  await expect(page.getByRole('heading', { level: 1, name: 'My dashboard' })).toBeVisible();

  const readable = await page.evaluate(() => {
    const globals = Object.entries(window).map(([name, value]: [string, unknown]) => {
      try {
        return `${name}=${JSON.stringify(value)}`;
      } catch {
        return name;
      }
    });
    return {
      cookies: document.cookie,
      local: JSON.stringify(localStorage),
      session: JSON.stringify(sessionStorage),
      globals: globals.join('\n'),
      page: document.documentElement.outerHTML,
    };
  });
  for (const [place, text] of Object.entries(readable)) expect(text, place).not.toMatch(TOKEN);
  expect(bodies.length).toBeGreaterThan(0);
  for (const body of bodies) expect(body).not.toMatch(/eyJ[\w-]{10,}\./);

  const cookies = await context.cookies();
  const sealed = cookies.find(({ name }) => name === 'tokens');
  expect(sealed).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(readable.cookies).not.toContain(sealed?.value ?? 'tokens');
  expect((sealed?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
});

test('AUTH-11 signing out ends the session and takes everything personal away', async ({ page, learner, context }) => {
  await page.goto('/dashboard/');
  await page.getByRole('button', { name: `Account of ${learner.name}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  const names = (await context.cookies()).map(({ name }) => name);
  for (const name of ['tokens', 'auth', 'user', 'sectionsSeen']) expect(names).not.toContain(name);
  await page.goto('/dashboard/');
  await expect(page).toHaveURL('/');
});

test('AUTH-11 signing out asks nothing about what was not saved', async ({ page, learner }) => {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await page.goto('/settings/');
  await page.getByLabel('Full name').fill('Not saved');
  await page.reload();
  await page.getByLabel('Full name').fill('Not saved either');
  // Leaving in another way is asked about, so there is something to ask.
  expect(asked).toEqual(['beforeunload']);
  await page.getByRole('button', { name: `Account of ${learner.name}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(asked).toEqual(['beforeunload']);
});

test('AUTH-08 a session that was ended elsewhere leads to sign-in or home, not to an error', async ({
  page,
  learner,
  context,
}) => {
  await page.goto('/dashboard/');
  await expect(page.getByRole('heading', { level: 1, name: 'My dashboard' })).toBeVisible();
  const tokens = (await context.cookies()).find(({ name }) => name === 'tokens');
  expect(tokens, learner.username).toBeDefined();
  await context.clearCookies({ name: 'tokens' });
  await page.getByRole('banner').getByRole('link', { name: 'All courses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All courses' })).toBeVisible();
  await page.goto('/dashboard/');
  await expect(page).toHaveURL(/\/(signin.*)?$/);
  await expect(page.getByText('An error occurred')).toHaveCount(0);
});
