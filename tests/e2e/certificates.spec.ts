import type { Page } from '@playwright/test';
import { certifiedLearner } from '../support/certifiedLearner.ts';
import { expect, test } from '../support/learnerTest.ts';
import { password } from '../support/hosts.ts';
import { oneSpace, pdfTexts } from '../support/pdfTexts.ts';
import { signInAs } from '../support/signInAs.ts';

const courseId = 258;
const languages = { EN: 'en-GB', UK: 'uk-UA', PT: 'pt-BR', DE: 'de-DE', RU: 'ru-RU' } as const;

const SIGN_IN = /* GraphQL */ `
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      userErrors {
        code
      }
    }
  }
`;

const SPEAK = /* GraphQL */ `
  mutation Speak($input: UpdateViewerInput!) {
    updateViewer(input: $input) {
      userErrors {
        code
      }
    }
  }
`;

const send = async (page: Page, query: string, input: object): Promise<void> => {
  const answer = await page.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: { query, variables: { input } },
  });
  expect(JSON.stringify(await answer.json())).toContain('"userErrors":[]');
};

/** What the certificate on the page says, one text for each of its lines and figures. */
async function textsOnPage(page: Page): Promise<readonly string[]> {
  const sheet = page.getByRole('main').getByRole('article');
  await expect(sheet).toBeVisible();
  const texts = await sheet.locator('p, dt, dd, span:not(:has(*))').allTextContents();
  return texts.map(oneSpace).filter((text) => text !== '');
}

/** The heading is set in capitals that stand apart, and the address stands on paper alone. */
const asOnScreen = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => !text.startsWith('http') && !/^(?:\p{Lu} ?)+$/u.test(text));

// Where it is another day than in UTC, at any hour: a certificate is of the same day for everyone.
test.use({ timezoneId: new Date().getUTCHours() < 11 ? 'Etc/GMT+12' : 'Pacific/Kiritimati' });

test('CERT-05 CERT-06 I18N-01 OP-24 a certificate says the same words and numbers on the screen, where it is verified, and as PDF, in five languages', async ({
  page,
  platform,
}) => {
  test.slow();
  const { username, certificate } = await certifiedLearner(platform, courseId, 'Alma Alike');
  await send(page, SIGN_IN, { username, password });
  for (const [language, locale] of Object.entries(languages)) {
    await send(page, SPEAK, { language });
    await page.goto(`/courseware/?completed=true#!${courseId}`);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    const completed = await textsOnPage(page);
    await page.goto(`/verifycertificate/?uuid=${certificate.uuid}`);
    const verified = await textsOnPage(page);
    const pdf = await page.request.get(
      `/api/v1/public/certificates/${certificate.uuid}/pdf?lang=${locale.slice(0, 2)}`,
    );
    const printed = await pdfTexts(await pdf.body());
    expect(completed.length, language).toBeGreaterThan(8);
    expect(verified.toSorted(), language).toEqual(completed.toSorted());
    const shown = completed.filter((text) => printed.includes(text)).toSorted();
    expect(asOnScreen(printed).toSorted(), language).toEqual(shown);
    // The heading of the sheet is all that is drawn otherwise.
    expect(completed.filter((text) => !printed.includes(text)).length, language).toBe(1);
  }
});

test('BEY-17 an admin revokes a certificate with a reason, everyone reads it who verifies it, and it can be made valid again', async ({
  page,
  platform,
}) => {
  const { userCourseId, certificate } = await certifiedLearner(platform, courseId, 'Rita Revoked');
  const verification = `/verifycertificate/?uuid=${certificate.uuid}`;
  const pdf = `/api/v1/public/certificates/${certificate.uuid}/pdf`;
  const badge = `/credentials/${certificate.uuid}?format=jwt`;
  await page.goto(verification);
  await expect(page.getByText('This certificate is valid')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Open Badge' }).click();
  expect((await download).suggestedFilename()).toBe(`open-badge-${certificate.uuid}.jwt`);
  expect((await page.request.get(badge)).headers()['content-type']).toBe('application/vc+jwt');

  await signInAs(page, 'admin');
  await page.goto(`/admin/progress/way/?id=${userCourseId}`);
  await page.getByRole('button', { name: 'Revoke the certificate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Revoke the certificate' });
  await dialog.getByLabel('Reason').fill('Somebody else sat the test');
  await dialog.getByRole('button', { name: 'Revoke the certificate' }).click();
  await expect(page.getByText(/^Revoked on .+: Somebody else sat the test$/)).toBeVisible();

  await page.goto(verification);
  await expect(page.getByText(/^This certificate was revoked on /)).toBeVisible();
  await expect(page.getByText('It is no longer valid. The reason given: Somebody else sat the test')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Download/ })).toHaveCount(0);
  expect((await page.request.get(pdf)).status()).toBe(404);

  await page.goto(`/admin/progress/way/?id=${userCourseId}`);
  await page.getByRole('button', { name: 'Make it valid again' }).click();
  await expect(page.getByText(/^Issued on /)).toBeVisible();
  await page.goto(verification);
  await expect(page.getByText('This certificate is valid')).toBeVisible();
  expect((await page.request.get(pdf)).status()).toBe(200);
});
