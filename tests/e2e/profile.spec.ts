import type { Page } from '@playwright/test';
import { newUsername, password } from '../support/hosts.ts';
import { expect, test } from '../support/learnerTest.ts';
import { makeTrial, type TrialHost } from '../support/trialHost.ts';

const TAGS = /googletagmanager\.com|google-analytics\.com/;

test('WS-09 EVT-01 EVT-03 OP-65 with tracking ids in the profile the tags are loaded and told what happens', async ({
  page,
  browser,
  baseURL,
}) => {
  const trial = await makeTrial(page, baseURL);
  await saveProfile(trial, { googleAnalyticsTrackingId: 'G-TEST1234', gtm: { gtmTrackingId: 'GTM-TEST12' } });
  const visitor = await (await browser.newContext()).newPage();
  const asked = await interceptTags(visitor);
  const violations = await violationsOf(visitor);
  await noteWhatIsTold(visitor);
  await visitor.goto(`${trial.origin}/signin?view=register`);
  await visitor.getByLabel('Full name').fill('Tracked Sample');
  await visitor.getByLabel('E-mail').fill(newUsername());
  await visitor.getByLabel('Password', { exact: true }).fill(password);
  await visitor.getByLabel('Repeat the password', { exact: true }).fill(password);
  await visitor.getByLabel('I agree to the privacy policy').check();
  // Not where passwords are typed.
  expect(asked).toEqual([]);
  await visitor.getByRole('button', { name: 'Create an account' }).click();
  await expect(visitor).toHaveURL(`${trial.origin}/dashboard/`);
  await expect.poll(() => asked.some((url) => url.includes('id=GTM-TEST12'))).toBe(true);
  await expect.poll(() => asked.some((url) => url.includes('id=G-TEST1234'))).toBe(true);
  await expect.poll(() => visitor.evaluate(() => localStorage.getItem('told'))).toContain('sign_up');

  // A link to a private page loads a document of its own, and so does the way back.
  await visitor.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  const before = asked.length;
  await visitor.getByRole('button', { name: /Account of/ }).click();
  await visitor.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(visitor).toHaveURL(`${trial.origin}/settings/`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(await visitor.evaluate(() => 'isFirstDocument' in window)).toBe(false);
  expect(asked).toHaveLength(before);
  await visitor.getByRole('banner').getByRole('link', { name: 'All courses' }).click();
  await expect(visitor).toHaveURL(`${trial.origin}/courses/`);
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  expect(violations).toEqual([]);
  await visitor.context().close();
});

test('WS-09 without tracking ids nothing is asked of anyone else', async ({ page }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/signin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([...origins].filter((origin) => origin !== new URL(page.url()).origin && origin !== 'null')).toEqual([]);
});

test('WS-16 WS-17 remote components and the template of a workspace are loaded within the content security policy', async ({
  page,
  baseURL,
}) => {
  const acme = new URL(baseURL ?? '');
  acme.hostname = 'acme.localhost';
  const files: string[] = [];
  page.on('response', (response) => {
    if (/\/(header\.js|footer\.js|page\.css|style\.css)(\?|$)/.test(response.url())) {
      files.push(`${response.status()} ${new URL(response.url()).pathname.split('/').at(-1)}`);
    }
  });
  const violations = await violationsOf(page);
  await page.goto(acme.href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => files.toSorted())
    .toEqual(['200 footer.js', '200 header.js', '200 page.css', '200 style.css']);
  await expect(page.locator('.acme-line')).toHaveCount(1);
  const policy = (await page.request.get(baseURL ?? '/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self' 'nonce-");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|script-src[^;]*\*/);
  expect(violations).toEqual([]);
});

test('WS-05 WS-07 WS-08 WS-11 WS-12 NAV-08 NAV-18 FEED-01 what the profile says is what everybody sees', async ({
  page,
  browser,
  baseURL,
}) => {
  const trial = await makeTrial(page, baseURL);
  await saveProfile(trial, {
    title: 'Prüfstand',
    company: 'Prüf & Co',
    companyUrl: 'https://company.example.test/',
    copyrightIsLink: true,
    disclaimer: '<p>We <strong>promise</strong> nothing<script>alert(1)</script>.</p>',
    socials: [{ type: 'linkedin', url: 'https://social.example.test/us' }],
    privacy: 'https://company.example.test/privacy',
    lang: 'de',
    hide: ['languageChooser', 'darkModeToggle'],
    feedbackFormEnabled: true,
    feedbackFormId: 'abc123',
    theme: { primary: '#7a1f5c' },
  });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${trial.origin}/courses/`);
  await expect(visitor).toHaveTitle(/Prüfstand/);
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'de');
  const footer = visitor.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /Prüf & Co/ })).toHaveAttribute(
    'href',
    'https://company.example.test/',
  );
  await visitor.goto(`${trial.origin}/signin`);
  await visitor.goto(`${trial.origin}/courses/`);
  await expect(visitor.getByRole('banner').getByRole('button', { name: /Sprache:|^Dunkel/ })).toHaveCount(0);
  await expect(visitor.locator('script', { hasText: 'alert(1)' })).toHaveCount(0);
  await visitor.context().close();

  // The whole footer and the feedback tab belong to the default course layout.
  await page.goto(`${trial.origin}/dashboard/`);
  await expect(page.getByRole('contentinfo').getByText('promise')).toBeVisible();
  await expect(page.getByRole('contentinfo').locator('a[href="https://social.example.test/us"]')).toBeVisible();
  await expect(page.getByRole('contentinfo').locator('a[href="https://company.example.test/privacy"]')).toBeVisible();
  await expect(
    page
      .getByRole('button', { name: /feedback/i })
      .or(page.getByRole('link', { name: /feedback/i }))
      .first(),
  ).toBeVisible();
});

async function saveProfile(trial: TrialHost, profile: object): Promise<void> {
  const path = `/api/v1/secured/workspaces/${trial.workspaceId}/profile`;
  await trial.creator.rest.expect(path, { method: 'PUT', body: profile });
}

/** Answers the tags with an empty script instead of asking for them; what was asked for is in the list. */
async function interceptTags(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(TAGS, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

/** Keeps what is given to the data layer over the pages, as text below `told`. */
async function noteWhatIsTold(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const layer: unknown[] = [];
    layer.push = (...entries: unknown[]) => {
      const told = entries.map((entry) =>
        JSON.stringify(Array.from((entry as ArrayLike<unknown>) ?? []).concat(entry)),
      );
      localStorage.setItem('told', `${localStorage.getItem('told') ?? ''}${told.join('')}`);
      return Array.prototype.push.apply(layer, entries);
    };
    (window as { dataLayer?: unknown[] }).dataLayer = layer;
  });
}

async function violationsOf(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy|violates the following/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}
