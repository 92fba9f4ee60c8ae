import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../scripts/lib/ports.ts';
import { ensureChromium } from '../support/chromium.ts';
import { startProduct } from '../support/product.ts';
import { measureFirstScreen } from './firstScreen.ts';
import { describeRun, median } from './machine.ts';

/** `npm run bench:web`: Lighthouse on a phone and the weight of the first screen, on the built product; writes `docs/benchmarks/web.md`. */
const RUNS = 5;
/** The most that a first screen may weigh, and what it should, in KiB gzip. */
const WEIGHT = { most: 230, aim: 215 };
/** How late the largest paint may be, in ms. */
const LARGEST_PAINT_MS = 1500;
const PAGES = [
  ['landing', '/'],
  ['catalogue', '/courses/'],
  ['course page', '/courses/course/258'],
] as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;
const REPORT = resolve(import.meta.dirname, '..', '..', 'docs', 'benchmarks', 'web.md');

interface Figures {
  readonly scores: Readonly<Record<string, number>>;
  readonly audits: Readonly<Record<string, number>>;
  /** Audits of accessibility, best practices and search engines that are not passed. */
  readonly failed: readonly string[];
}

const port = await freePort();
const executablePath = ensureChromium(console.log);
const product = await startProduct();
const browser = await chromium.launch({
  executablePath,
  args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  const rows: string[] = [];
  const weights: string[] = [];
  const failed = new Set<string>();
  const late: string[] = [];
  const heavy: string[] = [];
  for (const [name, path] of PAGES) {
    const url = join(product.webUrl, path).replace(':/', '://');
    const runs: Figures[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(url));
    const score = (category: string) => median(runs.map(({ scores }) => scores[category] ?? 0)).toFixed(2);
    const audit = (id: string) => median(runs.map(({ audits }) => audits[id] ?? Number.NaN));
    for (const reason of runs.flatMap((run) => run.failed)) failed.add(`${name}: ${reason}`);
    rows.push(
      `| ${name} | ${CATEGORIES.map(score).join(' | ')} | ${seconds(audit('first-contentful-paint'))} | ${seconds(
        audit('largest-contentful-paint'),
      )} | ${Math.round(audit('total-blocking-time'))} ms | ${audit('cumulative-layout-shift').toFixed(3)} |`,
    );
    if (audit('largest-contentful-paint') > LARGEST_PAINT_MS) late.push(name);
    const weight = await measureFirstScreen(browser, url);
    if (weight.gzipKib > WEIGHT.most) heavy.push(name);
    weights.push(
      `| ${name} | ${weight.files} | ${weight.gzipKib.toFixed(1)} | ${weight.brotliKib.toFixed(1)} | ${weight.plainKib.toFixed(1)} |`,
    );
    console.log(rows.at(-1));
    console.log(weights.at(-1));
  }
  writeFileSync(REPORT, page({ rows, weights, failed: [...failed], late, heavy }));
  console.log(`Written to ${REPORT}.`);
} finally {
  await browser.close();
  await product.stop();
}

async function measure(url: string): Promise<Figures> {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
  if (result === undefined || result.lhr.runtimeError !== undefined) {
    throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { categories, audits } = result.lhr;
  const counted = CATEGORIES.slice(1).flatMap((category) => categories[category]?.auditRefs ?? []);
  return {
    scores: Object.fromEntries(CATEGORIES.map((category) => [category, categories[category]?.score ?? 0])),
    audits: Object.fromEntries(AUDITS.map((id) => [id, audits[id]?.numericValue ?? Number.NaN])),
    failed: counted
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id} (${audits[id]?.title})`),
  };
}

function page({
  rows,
  weights,
  failed,
  late,
  heavy,
}: Readonly<Record<'rows' | 'weights' | 'failed' | 'late' | 'heavy', readonly string[]>>): string {
  return `# Web: Lighthouse and weight

${describeRun()} \`npm run bench:web\` writes this page.

Lighthouse with its phone and its simulated slow network, medians of ${RUNS} runs, on the product as \`npm start\` runs it. A
shared machine makes times worse, never better.

| page | performance | accessibility | best practices | search | first paint | largest paint | blocking | shift |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

Goals: performance at least 0.90 (aim 0.95), accessibility 1.0, shift at most 0.02. Largest paint: at most ${seconds(LARGEST_PAINT_MS)}. ${whoIsOver(late)}

${failed.length === 0 ? 'No audit of accessibility, best practices or search is left open.' : `Open audits:\n\n${failed.map((entry) => `- ${entry}`).join('\n')}`}

## Weight of the first screen

Document, script and style until the page has drawn itself, in KiB.

| page | files | gzip | brotli | plain |
| --- | --- | --- | --- | --- |
${weights.join('\n')}

Goals: at most ${WEIGHT.most} KiB gzip (aim ${WEIGHT.aim}, brotli 185). ${whoIsOver(heavy)}
`;
}

function whoIsOver(pages: readonly string[]): string {
  return pages.length === 0 ? 'All hold it.' : `Over it: ${pages.join(', ')}.`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
