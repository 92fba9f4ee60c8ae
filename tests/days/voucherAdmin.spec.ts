import { expect, test } from '../support/learnerTest.ts';
import { registerLearner } from '../support/restClient.ts';
import { signInAs } from '../support/signInAs.ts';
import { workplaces, download, openOwnMenu } from './workplaces.ts';

for (const { name: workplace, take } of workplaces) {
  test(`CAMP-01 CAMP-04 VOUCH-01 VOUCH-02 VOUCH-03 ADM-06 ROLE-10 ROLE-14 a voucher admin's day ${workplace}`, async ({
    page,
    platform,
  }) => {
    const device = await take(page);
    const campaign = `Evening class ${workplace}`;
    await signInAs(page, 'voucher');

    // Vouchers are all that a voucher admin has.
    await page.goto('/admin/users-management/');
    await expect(page).toHaveURL('/');
    const menu = await openOwnMenu(page, device);
    const entry = (name: string) => menu.getByRole('menuitem', { name }).or(menu.getByRole('link', { name }));
    await expect(entry('Vouchers')).toBeVisible();
    await expect(entry('Admin home')).toHaveCount(0);
    await device.press(entry('Vouchers'));
    await expect(page.getByRole('heading', { level: 1, name: 'Vouchers' })).toBeVisible();

    await device.press(page.getByRole('button', { name: 'New campaign' }));
    const form = page.getByRole('dialog', { name: 'New campaign' });
    await device.press(form.getByRole('button', { name: 'Create campaign' }));
    await expect(form.getByText('Enter a name')).toBeVisible();
    await device.write(form.getByRole('textbox', { name: 'Name' }), campaign);
    await device.select(form.getByRole('combobox', { name: 'Course' }), 'German for Beginners');
    await device.press(form.getByRole('button', { name: 'Create campaign' }));
    await expect(page.getByRole('heading', { level: 1, name: campaign })).toBeVisible();
    await device.write(page.getByRole('textbox', { name: 'How many codes?' }), '20');
    await device.press(page.getByRole('button', { name: 'Create codes' }));
    const codes = page.getByRole('table', { name: 'Codes' });
    await expect(codes.getByRole('rowheader')).toHaveCount(20);
    const [first = '', second = ''] = await codes.getByRole('rowheader').allInnerTexts();

    await device.press(page.getByRole('link', { name: 'Print cards' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Cards to print' })).toBeVisible();
    await expect(page.getByText(first.trim())).toBeVisible();
    await expect(page.getByText(/^\w{4}-\w{4}-\w{4}$/)).toHaveCount(20);
    await device.press(page.getByRole('link', { name: 'Back to the campaign' }));

    const redeem = async (code: string) => {
      const { client, user } = await registerLearner(platform, 'Vera Voucher');
      const path = `/api/v1/secured/vouchers/${code.trim()}/_redeem`;
      return { status: (await client.send(path, { method: 'POST' })).status, user };
    };
    const running = page.getByRole('switch', { name: `On: ${campaign}` });
    await device.press(running);
    await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible();
    await expect.poll(async () => (await redeem(first)).status).toBe(404);
    await device.press(running);
    await expect(page.getByText('Running', { exact: true })).toBeVisible();
    await expect.poll(async () => (await redeem(second)).status).toBe(201);

    await page.reload();
    const uses = page.getByRole('table', { name: 'Who used them' });
    await expect(uses.getByRole('rowheader', { name: 'Vera Voucher' })).toBeVisible();
    await expect(codes.getByText('Once')).toBeVisible();
    const rows = await download(page, device, page.getByRole('link', { name: 'Download CSV' }).first());
    expect(rows).toHaveLength(20);
    expect(rows.filter((row) => row.split(',')[1] === '1')).toHaveLength(1);

    await device.press(page.getByRole('button', { name: 'Delete' }));
    const question = page.getByRole('dialog', { name: `Delete “${campaign}”?` });
    await expect(
      question.getByText(/Its 20 codes stop working.*The person who used a code stays enrolled/),
    ).toBeVisible();
    await device.press(question.getByRole('button', { name: 'Delete' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Vouchers' })).toBeVisible();
    await expect(page.getByRole('link', { name: campaign })).toHaveCount(0);
    await expect.poll(async () => (await redeem(first)).status).toBe(404);
  });
}
