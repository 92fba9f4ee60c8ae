import { keyboard } from '../support/inputDevice.ts';
import { newUsername, password } from '../support/hosts.ts';
import { expect, test } from '../support/learnerTest.ts';
import { followMailTo } from '../support/outbox.ts';
import { makeTrial } from '../support/trialHost.ts';

test('AUTH-01 AUTH-02 AUTH-04 SET-01 VAL-08 with the keyboard alone someone registers, changes the settings, resets the password and signs in', async ({
  page,
  baseURL,
}) => {
  const device = keyboard(page);
  const username = newUsername();
  await page.goto('/signin');
  await device.press(page.getByRole('link', { name: 'Create an account' }));
  await device.write(page.getByLabel('Full name'), 'Kay Board');
  await device.write(page.getByLabel('E-mail'), username);
  await device.write(page.getByLabel('Password', { exact: true }), password);
  await device.write(page.getByLabel('Repeat the password', { exact: true }), password);
  await device.press(page.getByLabel('I agree to the privacy policy'));
  await device.press(page.getByRole('button', { name: 'Create an account' }));
  await expect(page).toHaveURL('/dashboard/');

  await page.goto('/settings/');
  const main = page.getByRole('main');
  await device.write(main.getByLabel('Full name'), 'Kay Keyboard');
  await device.press(main.getByRole('button', { name: 'Save profile' }));
  await expect(page.getByText('Profile saved').first()).toBeVisible();
  await device.write(main.getByLabel('Street and number'), 'Example Road 1');
  const save = main.getByRole('button', { name: 'Save contact details' });
  await device.press(save);
  // An address has a country; the field that lacks it has the focus.
  await expect(main.getByLabel('Country')).toBeFocused();
  await page.keyboard.type('Germany');
  await device.press(save);
  await expect(page.getByText('Contact details saved').first()).toBeVisible();
  await page.reload();
  await expect(main.getByLabel('Full name')).toHaveValue('Kay Keyboard');

  await device.press(page.getByRole('button', { name: 'Account of Kay Keyboard' }));
  // The menu takes the focus a moment after it has opened.
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
  const signOut = page.getByRole('menuitem', { name: 'Sign out' });
  for (let step = 0; step < 8 && !(await signOut.evaluate((item) => item === document.activeElement)); step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(signOut).toBeFocused();
  await page.keyboard.press('Enter');
  await device.press(page.getByRole('banner').getByRole('link', { name: 'Sign in' }));

  await device.press(page.getByRole('link', { name: 'Forgot your password?' }));
  // The form before it has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await device.write(page.getByLabel('E-mail'), username);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await followMailTo(page, new URL(baseURL ?? '').origin, username, /password/i);
  await device.write(page.getByLabel('New password', { exact: true }), 'a-typed-new-password');
  await device.write(page.getByLabel('Repeat the password', { exact: true }), 'a-typed-new-password');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/passwordresetsuccess\/?$/);
  await page.goto('/signin');
  await device.write(page.getByLabel('E-mail'), username);
  await device.write(page.getByLabel('Password', { exact: true }), 'a-typed-new-password');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/');
});

test('WS-21 A11Y-01 with the keyboard alone an admin changes the title and the main colour of the workspace', async ({
  page,
  baseURL,
}) => {
  const device = keyboard(page);
  const trial = await makeTrial(page, baseURL);
  await page.goto(`${trial.origin}/customize-workspace/`);
  await device.write(page.getByLabel('Site title'), 'Typed Academy');
  await device.write(page.getByRole('textbox', { name: /^Primary/ }), '#7a1f5c');
  await device.press(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByText('Saved. Everyone sees the new look now.')).toBeVisible();
  const profile = `/static/workspaces/${trial.host.replaceAll('.', '_')}/profile.json`;
  expect(await trial.creator.rest.expect(profile)).toMatchObject({
    title: 'Typed Academy',
    theme: { primary: '#7a1f5c' },
  });
});
