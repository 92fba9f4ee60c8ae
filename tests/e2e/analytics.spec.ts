import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/learnerTest.ts';
import { signInAs } from '../support/signInAs.ts';

test('ANLY-01 ANLY-05 ANLY-07 ANLY-10 ANLY-11 ANLY-12 LIM-03 ADM-05 ROLE-09 an admin sees what happened, looks at one lecture, and takes the numbers along', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/');
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();

  // Nothing happened yesterday in a product that was made today.
  const period = page.getByRole('combobox', { name: 'Period' });
  await period.selectOption('Yesterday');
  await expect(page.getByText('no data for the chosen period, showing the longest available period')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Started over time/ })).toBeVisible();

  await period.selectOption('Last 24 hours');
  await expect(page).toHaveURL(/period=last24Hours/);
  const lectures = page.getByRole('button', { name: /^Lectures/ });
  await lectures.focus();
  await lectures.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Lectures' })).toBeVisible();
  const rows = page.getByRole('table', { name: 'In detail' }).getByRole('rowheader');
  await expect(rows).toHaveCount(10);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).not.toHaveCount(10);

  const first = rows.first().getByRole('button');
  const name = await first.innerText();
  await first.focus();
  await first.press('Enter');
  await expect(page.getByText(`Only ${name}`)).toBeVisible();
  await expect(rows).toHaveCount(1);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.split('\r\n')).toHaveLength(3);
  expect(csv).toContain(name);

  await page.reload();
  await expect(page.getByText(`Only ${name}`)).toBeVisible();
});
