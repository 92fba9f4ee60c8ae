import { newUsername } from '../support/hosts.ts';
import { expect, test } from '../support/learnerTest.ts';
import { startPersonnelSystem, type PersonnelSystem } from '../support/personnelSystem.ts';
import { signInAs } from '../support/signInAs.ts';
import { workplaces, download, openPart } from './workplaces.ts';

let personnel: PersonnelSystem;
test.beforeAll(async () => {
  personnel = await startPersonnelSystem(Number(process.env['E2E_PROVIDER_PORT']));
});
test.afterAll(() => personnel.close());

for (const { name: workplace, take } of workplaces) {
  test(`USERS-01 USERS-02 USERS-03 STAFF-01 ADM-05 ADM-07 ADM-08 ROLE-06 ROLE-09 an admin's day with people ${workplace}`, async ({
    page,
  }) => {
    const device = await take(page);
    await signInAs(page, 'admin');
    const [one, first, second] = [newUsername(), newUsername(), newUsername()];

    await page.goto('/admin/');
    await openPart(page, device, 'People');
    await device.press(page.getByRole('button', { name: 'Add people' }));
    await device.write(page.getByLabel('E-mail address'), one);
    await device.press(page.getByRole('button', { name: 'Add', exact: true }));
    const row = page.getByRole('row').filter({ hasText: one });
    await expect(row.getByText('Invited')).toBeVisible();
    await device.press(row.getByRole('button', { name: `Revoke: ${one}` }));
    await device.press(page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }));
    await expect(row.getByText('Revoked')).toBeVisible();

    await device.press(page.getByRole('link', { name: 'Import' }));
    await device.write(page.getByLabel('Or paste addresses or rows of a table'), `${first}\n${second}\nnobody`);
    await expect(page.getByText('3 rows found')).toBeVisible();
    await device.press(page.getByRole('button', { name: 'Check' }));
    await expect(page.getByText('2 would be done')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'nobody' })).toContainText('This is not an e-mail address');
    await device.press(page.getByRole('button', { name: 'Import now' }));
    await expect(page.getByText('2 done')).toBeVisible();

    await openPart(page, device, 'Rights');
    await device.press(page.getByRole('button', { name: 'Give someone rights' }));
    await device.write(page.getByRole('searchbox', { name: 'Search people' }), first);
    await expect(page.getByText('1 person', { exact: true })).toBeVisible();
    const right = page.getByRole('switch', { name: `Vouchers: ${first}` });
    await device.press(right);
    await expect(page.getByText('Takes effect once the person joins')).toBeVisible();
    await page.reload();
    await expect(right).toBeChecked();

    await openPart(page, device, 'Audit');
    await expect(page.getByRole('table').getByText('Rights').first()).toBeVisible();
    const entries = await download(page, device, page.getByRole('link', { name: 'Download CSV' }));
    expect(entries.length).toBeGreaterThan(4);
  });

  test(`INTG-04 INTG-05 INTG-06 INTG-07 INTG-08 INTG-09 ADM-07 an admin's day with integrations ${workplace}`, async ({
    page,
  }) => {
    const device = await take(page);
    personnel.employees = [newUsername(), newUsername()];
    await signInAs(page, 'admin');
    await page.goto('/admin/');
    await openPart(page, device, 'Integrations');
    const card = page.getByRole('region', { name: 'Personnel system' });
    await device.press(card.getByRole('button', { name: 'Connect: Personnel system' }));
    const form = page.getByRole('dialog', { name: 'Connect: Personnel system' });
    await device.write(form.getByLabel('Address of the SCIM service'), personnel.baseUrl);
    await device.write(form.getByLabel('Token'), 'wrong');
    await device.press(form.getByRole('button', { name: 'Test' }));
    await expect(
      form.getByText(/refused the credentials\. Check “Token”\. The provider says: The token is not known/),
    ).toBeVisible();
    await device.write(form.getByLabel('Token'), personnel.token);
    await device.press(form.getByRole('button', { name: 'Test' }));
    await expect(form.getByText('It works.')).toBeVisible();
    await device.press(form.getByRole('button', { name: 'Connect' }));
    await expect(page.getByText('Personnel system connected')).toBeVisible();

    await device.press(card.getByRole('button', { name: /^Preview/ }));
    await expect(card.getByText(/Nothing was changed\./)).toBeVisible();
    await device.press(card.getByRole('button', { name: /^Sync now/ }));
    await expect(page.getByText('Personnel system synced')).toBeVisible();
    await expect(card.getByText(/Added: 2/)).toBeVisible();
    await device.press(card.getByRole('button', { name: 'Disconnect: Personnel system' }));
    await device.press(page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }));
    await expect(page.getByText('Personnel system deleted')).toBeVisible();
    await expect(card.getByText('Not connected')).toBeVisible();
  });

  test(`ANLY-01 ANLY-05 ANLY-10 ANLY-11 ADM-05 ROLE-09 an admin's day with numbers ${workplace}`, async ({ page }) => {
    const device = await take(page);
    await signInAs(page, 'admin');
    await page.goto('/admin/');
    await openPart(page, device, 'Analytics');
    await device.select(page.getByRole('combobox', { name: 'Period' }), 'Last 24 hours');
    await expect(page.getByText(/, compared with /)).toBeVisible();
    await device.press(page.getByRole('button', { name: /^Lectures/ }));
    await expect(page.getByRole('heading', { level: 2, name: 'Lectures' })).toBeVisible();
    await expect(page.getByRole('img', { name: /over time/ })).toBeVisible();
    const table = page.getByRole('table', { name: 'In detail' });
    await device.press(table.getByRole('rowheader').first().getByRole('button'));
    await expect(page.getByText(/^Only /)).toBeVisible();
    await expect(table.getByRole('rowheader')).toHaveCount(1);
    const rows = await download(page, device, page.getByRole('link', { name: 'Download CSV' }));
    expect(rows).toHaveLength(1);
    await device.press(page.getByRole('button', { name: 'Show all' }));
    await expect(page.getByText(/^Only /)).toHaveCount(0);
  });
}
