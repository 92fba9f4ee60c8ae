import type { Page } from '@playwright/test';
import { newUsername, password } from '../support/hosts.ts';
import { registerByInvitation } from '../support/invitation.ts';
import { expect, test } from '../support/learnerTest.ts';
import { followMailTo } from '../support/outbox.ts';
import { registerLearner } from '../support/restClient.ts';

const RESET = /password/i;
const NEW_PASSWORD = 'a-new-password-of-mine';

test('AUTH-02 AUTH-03 AUTH-04 AUTH-11 VAL-09 someone registers, signs out everywhere, forgets the password and sets a new one by mail', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = newUsername();
  await page.goto('/signin?view=register');
  await page.getByLabel('Full name').fill('Grace Sample');
  await page.getByLabel('E-mail').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('You must agree to the privacy policy to continue')).toBeVisible();
  await page.getByLabel('I agree to the privacy policy').check();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/dashboard/');

  // The same person on another device.
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(other, username, password);
  await expect(other).toHaveURL('/dashboard/');

  await page.goto('/settings/');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await other.goto('/settings/');
  await expect(other).toHaveURL(/\/(signin.*)?$/);
  // A browser may never end the closing of a page that is still on its way.
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await other.context().close();

  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await askForLink(page, username);
  await followMailTo(page, new URL(baseURL ?? '').origin, username, RESET);
  await expect(page).toHaveURL(/\/passwordreset\/?\?token=/);
  const link = page.url();
  await setPassword(page, NEW_PASSWORD, 'something else entirely');
  await expect(page.getByText('Passwords should match')).toBeVisible();
  await setPassword(page, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/passwordresetsuccess\/?$/);

  await page.goto(link);
  await setPassword(page, 'once-more-a-password');
  await expect(page.getByText('Invalid token')).toBeVisible();

  await signIn(page, username, password);
  await expect(page.getByText("Bad credentials or username and password don't match")).toBeVisible();
  await signIn(page, username, NEW_PASSWORD);
  await expect(page).toHaveURL('/dashboard/');
});

test('AUTH-14 ERR-15 OP-09 after five wrong passwords the account is locked, and a new password by mail unlocks it', async ({
  page,
  platform,
  baseURL,
}) => {
  const { user } = await registerLearner(platform);
  await page.goto('/signin');
  for (let guess = 1; guess <= 5; guess += 1) {
    await fillSignIn(page, user.username, `wrong-password-${guess}`);
    await expect(page.getByText("Bad credentials or username and password don't match")).toBeVisible();
  }
  await fillSignIn(page, user.username, password);
  await expect(page.getByText('Account locked; reset password')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Reset password' }).click();
  await askForLink(page, user.username);
  await followMailTo(page, new URL(baseURL ?? '').origin, user.username, RESET);
  await setPassword(page, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/passwordresetsuccess\/?$/);
  await signIn(page, user.username, NEW_PASSWORD);
  await expect(page).toHaveURL('/dashboard/');
});

test('AUTH-15 USERS-01 USERS-02 ROLE-08 ROLE-03 someone is invited by mail, registers by it and has the rights of the invitation', async ({
  page,
  platform,
  baseURL,
}) => {
  const { name, url, admin } = await registerByInvitation(page, platform, new URL(baseURL ?? '').origin);
  await page.getByRole('button', { name: `Account of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Admin home' }).click();
  await expect(page).toHaveURL('/admin/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await admin.expect(url)).toMatchObject({ status: 'REGISTERED', createCourse: true });
});

/** On the form for a forgotten password; the one for signing in, which it replaces, has a field of the same name. */
async function askForLink(page: Page, username: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('E-mail').fill(username);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
}

async function setPassword(page: Page, secret: string, repeated = secret): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(secret);
  await page.getByLabel('Repeat the password', { exact: true }).fill(repeated);
  await page.getByRole('button', { name: 'Save password' }).click();
}

async function signIn(page: Page, username: string, secret: string): Promise<void> {
  await page.goto('/signin');
  await fillSignIn(page, username, secret);
}

async function fillSignIn(page: Page, username: string, secret: string): Promise<void> {
  await page.getByLabel('E-mail').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
