import { expect, type Page } from '@playwright/test';

/**
 * Opens the page of the mails that would have been sent, as someone does who develops, and follows the link of the newest
 * mail to the address whose subject fits.
 */
export async function followMailTo(page: Page, origin: string, address: string, subject: RegExp): Promise<void> {
  const mail = page.locator('details').filter({ hasText: address }).filter({ hasText: subject }).first();
  await expect(async () => {
    await page.goto(`${origin}/outbox`);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  if ((await mail.getAttribute('open')) === null) await mail.locator('summary').click();
  await mail.locator('p.plain a').click();
}
