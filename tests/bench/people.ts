import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { ensureChromium } from '../support/chromium.ts';
import { startProduct } from '../support/product.ts';
import { signInAs } from '../support/signInAs.ts';
import { describeRun, median } from './machine.ts';

/**
 * `npm run bench:people`: what the browser holds and how long it stands still while an admin imports 20,000 people and turns the pages of
 * the list of them; writes `docs/benchmarks/people.md`.
 */
const PEOPLE = 20_000;
const PAGES = 20;
const LONG_JOB = { timeout: 600_000 };
const REPORT = resolve(import.meta.dirname, '..', '..', 'docs', 'benchmarks', 'people.md');

const executablePath = ensureChromium(console.log);
const product = await startProduct();
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
try {
  const page = await browser.newPage({ baseURL: product.webUrl, viewport: { width: 1440, height: 900 } });
  await watchStandstill(page);
  await signInAs(page, 'admin', product.webUrl);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const rows: string[] = [];
  const note = async (what: string, before: number, started: number): Promise<void> => {
    const taken = performance.now() - started;
    const held = (await heapOf(client)) - before;
    rows.push(
      `| ${what} | ${(taken / 1000).toFixed(1)} s | ${held.toFixed(1)} MB | ${Math.round(await longestTask(page))} ms |`,
    );
    console.log(rows.at(-1));
  };

  await page.goto('/admin/users-management/import/');
  const main = page.getByRole('main');
  await main.locator('textarea').waitFor();
  const empty = await heapOf(client);
  const lines = Array.from({ length: PEOPLE }, (_, index) => `Person Number ${index};person${index}@large.example`);
  let started = performance.now();
  await main.locator('input[type=file]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['name;mail', ...lines].join('\r\n')),
  });
  await main.getByText('20,000 rows found').waitFor();
  await note('a file is read', empty, started);
  started = performance.now();
  await main.getByRole('button', { name: 'Check' }).click();
  await main.getByText('20,000 would be done').waitFor(LONG_JOB);
  await note('tried', empty, started);
  started = performance.now();
  await main.getByRole('button', { name: 'Import now' }).click();
  await main.getByText('20,000 done').waitFor(LONG_JOB);
  await note('imported', empty, started);

  await page.goto('/admin/users-management/');
  await main.getByRole('row').nth(1).waitFor();
  const first = await heapOf(client);
  started = performance.now();
  const turns: number[] = [];
  for (let turned = 0; turned < PAGES; turned += 1) turns.push(await turnPage(page));
  await note(`${PAGES} pages of the list turned`, first, started);

  writeFileSync(REPORT, report(rows, median(turns)));
  console.log(`Written to ${REPORT}.`);
} finally {
  await browser.close();
  await product.stop();
}

/** Notes, in every document, how long tasks kept the page from answering. */
async function watchStandstill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { longest: 0 };
    Object.assign(window, { standstill: seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** Milliseconds of the longest task since the last call; below 50 they are not noted. */
function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { standstill } = window as unknown as { standstill: { longest: number } };
    const { longest } = standstill;
    standstill.longest = 0;
    return longest;
  });
}

/** Megabytes of script objects that are in use. */
async function heapOf(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6;
}

/** Goes to the next page of the list; milliseconds until its first row stands. */
async function turnPage(page: Page): Promise<number> {
  const row = page.getByRole('main').getByRole('row').nth(1);
  const before = await row.textContent();
  const started = performance.now();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.waitForFunction(
    (text) => document.querySelectorAll('main [role=row], main tr')[1]?.textContent !== text,
    before,
  );
  return performance.now() - started;
}

function report(rows: readonly string[], turnMs: number): string {
  return `# People: 20,000 of them in the browser

${describeRun()} \`npm run bench:people\` writes this page. Browser, servers and database share the machine.

| an admin imports 20,000 people, and looks at them | time | more script memory in use | longest standstill |
| --- | --- | --- | --- |
${rows.join('\n')}

Memory is counted after garbage was collected, against the page before; the goal is ≤ 100 MB and no frozen page. A page of the list took
${Math.round(turnMs)} ms (median) to turn.
`;
}
