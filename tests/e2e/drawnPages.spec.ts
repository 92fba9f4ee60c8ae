import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { measureFirstScreen } from '../bench/firstScreen.ts';
import { certifiedLearner } from '../support/certifiedLearner.ts';
import { authors, hosts, password } from '../support/hosts.ts';
import { expect, test } from '../support/learnerTest.ts';
import { operationOf } from '../support/operationOf.ts';
import { registerLearner, signedIn } from '../support/restClient.ts';
import type { CourseWire } from '../support/wire.ts';

/** Drawn by the server, as its document says. */
const drawn = '<script type="application/json" id="drawn">';
/** The address of a host on the port of the journeys. */
const at = (host: string): string => `http://${host}:${process.env['E2E_PORT'] ?? '4310'}`;

/** Notes what a page asks of GraphQL. */
function watchQuestions(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const operation = operationOf(request);
    if (operation !== null) asked.push(operation);
  });
  return asked;
}

/** How often the nonce of a page stands in it. */
async function noncesIn(answer: { headers(): Record<string, string>; text(): Promise<string> }) {
  const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '') ?? [];
  const html = await answer.text();
  return { html, uses: html.split(nonce ?? '').length - 1 };
}

/** Waits until React has taken the page over: the footer is left to the browser. */
const takenOver = (page: Page) => expect(page.getByRole('contentinfo')).toBeVisible();

test.describe('OP-246 the first screen of a visitor is drawn by the server', () => {
  test('it is there without scripts, and its search works', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('searchbox').fill('german');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/courses\/\?search=german$/);
    await context.close();
  });

  test('its scripts take it over as it is, and ask for nothing again', async ({ page }) => {
    const asked = watchQuestions(page);
    const answer = await page.goto('/');
    expect(await answer?.text()).toContain(drawn);
    await takenOver(page);
    expect(asked).toEqual([]);
    await page.getByRole('searchbox').fill('german');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('article')).toContainText(['German for Beginners']);
  });

  test('what is pressed and typed before its scripts have come counts', async ({ page }) => {
    const held = Promise.withResolvers<undefined>();
    await page.route('**/assets/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('searchbox').pressSequentially('german');
    const dark = page.getByRole('button', { name: 'Dark mode' });
    await dark.click();
    held.resolve(undefined);
    await expect(dark).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('searchbox')).toHaveValue('german');
  });

  test('so does the catalogue, which reads its demo courses later as ever', async ({ page }) => {
    const asked = watchQuestions(page);
    const answer = await page.goto('/courses/');
    expect(await answer?.text()).toContain(drawn);
    await takenOver(page);
    expect(asked).not.toContain('ShellQuery');
    expect(asked).not.toContain('CataloguePageQuery');
    await page.getByRole('main').getByLabel('2 to 4 h').check();
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('a filtered catalogue draws itself', async ({ page }) => {
    const answer = await page.goto('/courses/?search=german');
    expect(await answer?.text()).not.toContain(drawn);
    await expect(page.getByRole('article')).toContainText(['German for Beginners']);
  });

  test('it is not drawn for someone who is signed in', async ({ page, learner }) => {
    const answer = await page.goto('/');
    expect(await answer?.text()).not.toContain(drawn);
    await expect(page.getByRole('button', { name: `Account of ${learner.name}` })).toBeVisible();
  });

  test('what an author changes is there at the next load, whatever they write', async ({ page, platform }) => {
    const author = await signedIn(platform, authors[hosts.lectern]);
    const before = noncesIn(await page.request.get('/'));
    const name = `</script><script nonce="__CSP_NONCE__">document.title = 'run'</script> ${randomUUID()}`;
    const { id } = await author.expect<CourseWire>('/api/v1/secured/courses', {
      method: 'POST',
      body: { name, published: true, modules: [] },
    });
    const answer = await page.goto('/');
    const after = answer && noncesIn(answer);
    expect((await after)?.html).toContain(drawn);
    expect((await after)?.html).not.toBe((await before).html);
    expect((await after)?.uses).toBe((await before).uses);
    await takenOver(page);
    await expect(page).not.toHaveTitle('run');
    await author.expect(`/api/v1/secured/courses/${id}`, { method: 'DELETE' });
  });

  test('hosts and languages do not mix, however many come at once', async ({ page, request }) => {
    const places = [hosts.lectern, hosts.acme].flatMap((host) =>
      ['en', 'de', 'uk'].map((language) => ({ host, language })),
    );
    const read = async ({ host, language }: (typeof places)[number]): Promise<string> => {
      const siteMeta = encodeURIComponent(JSON.stringify({ language }));
      return (
        await request.get('/', { headers: { cookie: `siteMeta=${siteMeta}`, host: at(host).slice('http://'.length) } })
      ).text();
    };
    for (let round = 0; round < 3; round += 1) {
      const pages = await Promise.all(places.map(read));
      for (const [index, html] of pages.entries()) {
        const { host, language } = places[index] ?? { host: '', language: '' };
        // The other workspace has buttons and a frame of its own, which are the browser's to draw.
        expect(html.includes(drawn)).toBe(host === hosts.lectern);
        expect(html).toContain(`<html lang="${host === hosts.lectern ? language : 'en'}"`);
        expect(html).toContain(at(host));
        expect(html).not.toContain(at(host === hosts.acme ? hosts.lectern : hosts.acme));
      }
    }
    await page.goto(at(hosts.acme));
    await takenOver(page);
  });

  for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Kiritimati']) {
    test.describe(`in ${timezoneId}, where the system is dark`, () => {
      test.use({ timezoneId, colorScheme: 'dark' });
      test('it is taken over without a complaint', async ({ page }) => {
        const asked = watchQuestions(page);
        expect(await (await page.goto('/'))?.text()).toContain(drawn);
        await takenOver(page);
        await expect(page.locator('html')).toHaveClass(/dark/);
        expect(asked).toEqual([]);
      });
    });
  }
});

const coursePage = '/courses/course/258';

test.describe('OP-247 the course page of a visitor is drawn by the server', () => {
  test('what it is, what its author wrote and what is inside can be read without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(coursePage);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('head > link[rel=canonical]')).toHaveAttribute('href', at(hosts.lectern) + coursePage);
    await expect(page.locator('head > meta[name=description]')).toHaveCount(1);
    await expect(page.locator('[data-author-html]')).not.toBeEmpty();
    await expect(page.getByRole('main').locator('summary').first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign in and enrol' }).click();
    await expect(page).toHaveURL(/\/signin\/?\?next=/);
    await context.close();
  });

  test('its scripts take it over as it is, and ask for nothing again', async ({ page }) => {
    const asked = watchQuestions(page);
    const answer = await page.goto(coursePage);
    expect(await answer?.text()).toContain(drawn);
    const written = await page.locator('[data-author-html]').innerHTML();
    await takenOver(page);
    expect(asked).toEqual([]);
    await expect(page.locator('[data-author-html]').first()).toHaveJSProperty('innerHTML', written);
  });

  test('it is what the browser draws of its own', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto(coursePage);
    await takenOver(page);
    const ofServer = await main.innerText();
    await page.goto(`${coursePage}?of=browser`);
    await takenOver(page);
    expect(await main.innerText()).toBe(ofServer);
  });

  test('“Sign in and enrol” counts before its scripts have come', async ({ page, platform }) => {
    const held = Promise.withResolvers<undefined>();
    await page.route('**/assets/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.goto(coursePage, { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('link', { name: 'Sign in and enrol' }).click();
    held.resolve(undefined);
    await expect(page.getByLabel('E-mail')).toBeVisible();
    expect(documents).toEqual([at(hosts.lectern) + coursePage]);
    const { user } = await registerLearner(platform);
    await page.getByLabel('E-mail').fill(user.username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('You are enrolled.')).toBeVisible();
  });

  test('a course that is not there, and what a learner sees, is drawn by the browser', async ({ page, learner }) => {
    expect(await (await page.request.get('/courses/course/999999')).text()).not.toContain(drawn);
    const answer = await page.goto(coursePage);
    expect(await answer?.text()).not.toContain(drawn);
    await expect(page.getByRole('button', { name: `Account of ${learner.name}` })).toBeVisible();
  });

  test('what an author changes is there at the next load, with nothing in it that runs', async ({ page, platform }) => {
    const author = await signedIn(platform, authors[hosts.lectern]);
    const { id, ...course } = await author.expect<CourseWire>('/api/v1/secured/courses', {
      method: 'POST',
      body: {
        name: `</script><script nonce="__CSP_NONCE__">document.title = 'run'</script> ${randomUUID()}`,
        description:
          '<h2>Goals</h2><p onclick="x()">__CSP_NONCE__ <a href="https://a.example/" target="_blank">go</a></p>',
        published: true,
        modules: [],
      },
    });
    const answer = await page.goto(`/courses/course/${id}`);
    expect(await answer?.text()).toContain(drawn);
    await expect(page.locator('[data-author-html]')).toContainText('__CSP_NONCE__ go');
    await takenOver(page);
    await expect(page).not.toHaveTitle('run');
    await author.expect(`/api/v1/secured/courses/${id}`, { method: 'DELETE' });
    expect(await (await page.request.get(`/courses/course/${id}`)).text()).not.toContain(course.name);
  });

  for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Kiritimati']) {
    test.describe(`in ${timezoneId}, where the system is dark`, () => {
      test.use({ timezoneId, colorScheme: 'dark' });
      test('it is taken over without a complaint', async ({ page }) => {
        const asked = watchQuestions(page);
        expect(await (await page.goto(coursePage))?.text()).toContain(drawn);
        await takenOver(page);
        await expect(page.locator('html')).toHaveClass(/dark/);
        expect(asked).toEqual([]);
      });
    });
  }
});

test('OP-248 the page of a certificate is drawn by the server, and taken over as it is, until the certificate counts no more', async ({
  browser,
  page,
  platform,
}) => {
  const { certificate } = await certifiedLearner(platform, 258, 'Ada Example');
  const address = `/verifycertificate/?uuid=${certificate.uuid}`;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  await bare.goto(address);
  await expect(bare.getByText('This certificate is valid')).toBeVisible();
  await expect(bare.getByText('Ada Example', { exact: true })).toBeVisible();
  const answered = await bare.goto(address);
  expect(answered?.headers()['x-robots-tag']).toBe('noindex');
  expect(await (await page.request.get(`/verifycertificate/?uuid=${randomUUID()}`)).text()).not.toContain(drawn);
  await context.close();

  const asked = watchQuestions(page);
  const answer = await page.goto(address);
  expect(await answer?.text()).toContain(drawn);
  const code = await page.getByRole('img', { name: /QR/ }).innerHTML();
  // Its footer stands within it, and is left to the browser as well.
  await expect(page.getByText(/^© \d{4}/)).toBeVisible();
  expect(asked).toEqual([]);
  await expect(page.getByRole('img', { name: /QR/ })).toHaveJSProperty('innerHTML', code);

  const admin = await signedIn(platform, 'admin@demo.test');
  await admin.expect(`/api/v1/secured/certificates/${certificate.uuid}/_revoke`, {
    method: 'POST',
    body: { reason: 'Mistake' },
  });
  const revoked = await page.reload();
  expect(await revoked?.text()).not.toContain('This certificate is valid');
  await expect(page.getByText('This certificate was revoked')).toBeVisible();
});

test.describe('OP-246 OP-247 what a visitor loads until a first screen has drawn itself', () => {
  // With room for the courses that other journeys make, which stand in the documents.
  for (const [path, most] of [
    ['/', 249],
    ['/courses/', 256],
    ['/courses/course/258', 302],
  ] as const) {
    test(`of ${path} is at most ${most} KiB`, async ({ browser }) => {
      const { gzipKib } = await measureFirstScreen(browser, `${at('localhost')}${path}`);
      expect(gzipKib).toBeLessThanOrEqual(most);
    });
  }
});
