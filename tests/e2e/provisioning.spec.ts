import { expect, test } from '../support/learnerTest.ts';
import { newUsername } from '../support/hosts.ts';
import { makeTrial } from '../support/trialHost.ts';

test('BEY-14 an admin connects an identity provider, which adds a person and fills a group until its token is withdrawn', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.expect(/status of (?:401|409) .*\/scim\/v2\//);
  const { origin } = await makeTrial(page, baseURL);
  await page.goto(`${origin}/admin/integrations-management/`);
  const name = 'Provisioning by your identity provider (SCIM)';
  const card = page.getByRole('region', { name });
  await card.getByRole('button', { name: `Create token: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect your identity provider' });
  await expect(dialog.getByText(`${origin}/scim/v2`)).toBeVisible();
  const token = (await dialog.locator('code').last().textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(card.getByText('No call yet')).toBeVisible();

  // The provider, from nowhere near the browser's session; only the browser knows where the host is.
  const call = (method: string, path: string, body?: object) =>
    page.evaluate(
      async ([bearer, verb, url, sent]) => {
        const answer = await fetch(url, {
          method: verb,
          credentials: 'omit',
          headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/scim+json' },
          ...(sent === null ? {} : { body: sent }),
        });
        return { status: answer.status, location: answer.headers.get('location'), body: await answer.text() };
      },
      [token, method, `/scim/v2${path}`, body === undefined ? null : JSON.stringify(body)] as const,
    );
  const userName = newUsername();
  const added = await call('POST', '/Users', { userName, externalId: 'e-1', displayName: 'Petra Provided' });
  expect(added.status, added.body).toBe(201);
  const { id } = JSON.parse(added.body) as { id: string };
  expect(added.location).toBe(`${origin}/scim/v2/Users/${id}`);
  expect((await call('POST', '/Users', { userName })).status).toBe(409);
  const group = await call('POST', '/Groups', { displayName: 'From the provider', members: [{ value: id }] });
  expect(group.status, group.body).toBe(201);
  await page.goto(`${origin}/admin/users-management/`);
  const row = page.getByRole('row').filter({ hasText: userName });
  await expect(row).toContainText('Not invited');
  await expect(row).toContainText('From the provider');

  const off = { Operations: [{ op: 'Replace', path: 'active', value: 'False' }] };
  expect((await call('PATCH', `/Users/${id}`, off)).status).toBe(200);
  await page.reload();
  await expect(row).toContainText('Revoked');

  await page.goto(`${origin}/admin/integrations-management/`);
  await expect(card.getByText(/^Last call .* · Provisioned people: 1$/)).toBeVisible();
  await card.getByRole('button', { name: `Withdraw token: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw token' }).click();
  await expect(page.getByText('Token withdrawn')).toBeVisible();
  await expect(card.getByText('Not connected')).toBeVisible();
  expect((await call('GET', `/Users/${id}`)).status).toBe(401);
});
