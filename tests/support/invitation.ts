import { expect, type Page } from '@playwright/test';
import { newUsername, password } from './hosts.ts';
import { followMailTo } from './outbox.ts';
import { signedIn, type RestClient } from './restClient.ts';

/** Someone who was invited to write courses and has registered by the mail, signed in on the page. */
export interface Invited {
  readonly name: string;
  /** The raw id of the person. */
  readonly userId: number;
  /** What an admin of the workspace reads and changes about this person. */
  readonly url: string;
  readonly admin: RestClient;
}

/** Invites someone by an admin of the demo content, and registers by the link of the mail as people do. */
export async function registerByInvitation(page: Page, platform: RestClient, origin: string): Promise<Invited> {
  const name = 'Invited Sample';
  const admin = await signedIn(platform, 'admin@demo.test');
  const workspace = '/api/v1/secured/workspaces/1';
  const username = newUsername();
  const { userId } = await admin.expect<{ userId: number }>(`${workspace}/users`, {
    method: 'POST',
    body: { username, createCourse: true, createVoucher: false },
  });
  await admin.expect(`${workspace}/usersaccess/${userId}/_invite`, { method: 'POST' });
  await followMailTo(page, origin, username, /invit/i);
  await expect(page).toHaveURL(/\/signin\/?\?(.*&)?invitation_token=/);
  await expect(page.getByText('You are invited')).toBeVisible();
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the password', { exact: true }).fill(password);
  await page.getByLabel('I agree to the privacy policy').check();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
  return { name, userId, url: `${workspace}/users/${userId}`, admin };
}
