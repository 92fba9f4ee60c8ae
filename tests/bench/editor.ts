import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page, type Request } from '@playwright/test';
import { ensureChromium } from '../support/chromium.ts';
import { authors, hosts, password } from '../support/hosts.ts';
import { startProduct } from '../support/product.ts';
import { createRestClient, signedIn } from '../support/restClient.ts';
import { besideCheck, checkRow, checkTable } from './editorCheck.ts';
import { costOf, drawn, framesWhile, typeLetters } from './editorPage.ts';
import { makeLargeCourse } from './largeCourse.ts';
import { describeRun, median } from './machine.ts';

/** `npm run bench:editor`: what the course editor costs in large courses beside a small one; writes `docs/benchmarks/editor.md`. */
const COURSES = {
  small: { lectures: 10, sections: 20 },
  large: { lectures: 100, sections: 20 },
  huge: { lectures: 1000, sections: 2 },
} as const;
type Size = keyof typeof COURSES;
const LETTERS = 30;
const DRAG_MOVES = 90;
const SAVES = 15;
const REPORT = resolve(import.meta.dirname, '..', '..', 'docs', 'benchmarks', 'editor.md');

const executablePath = ensureChromium(console.log);
const product = await startProduct();
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
try {
  const author = await signedIn(createRestClient(product.platformUrl, hosts.lectern), authors[hosts.lectern]);
  const ids = new Map<Size, number>();
  for (const [size, shape] of Object.entries(COURSES)) ids.set(size as Size, (await makeLargeCourse(author, shape)).id);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(join(product.webUrl, 'signin').replace(':/', '://'));
  await page.getByRole('textbox', { name: /mail/i }).fill(authors[hosts.lectern]);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/dashboard/);
  const rows: string[] = [];
  const checkRows: string[] = [];
  const saves = new Map<Size, SaveFigures>();
  for (const [size, id] of ids) {
    const figures = await measure(page, id);
    saves.set(size, figures.save);
    const { lectures, sections } = COURSES[size];
    rows.push(
      `| ${lectures} lectures of ${sections} | ${figures.opening} | ${[
        figures.name,
        figures.text,
        figures.row,
        figures.dragging,
      ]
        .map(({ scriptMs, taskMs }) => `${scriptMs.toFixed(1)} (${taskMs.toFixed(1)})`)
        .join(
          ' | ',
        )} | ${figures.frames.middleMs.toFixed(1)}, ${figures.frames.longMs.toFixed(1)} | ${(figures.save.bytes / 1000).toFixed(1)} | ${figures.save.ms.toFixed(1)} |`,
    );
    console.log(rows.at(-1));
    checkRows.push(checkRow(`${lectures} lectures of ${sections}`, figures.checked));
    console.log(checkRows.at(-1));
  }
  const ratio = (of: Size, by: keyof SaveFigures) =>
    (saves.get(of)?.[by] ?? Number.NaN) / (saves.get('small')?.[by] ?? Number.NaN);
  writeFileSync(
    REPORT,
    report(rows, checkRows, (by) => `${ratio('large', by).toFixed(2)} and ${ratio('huge', by).toFixed(2)}`),
  );
  console.log(`Written to ${REPORT}.`);
} finally {
  await browser.close();
  await product.stop();
}

interface SaveFigures {
  /** Of the request. */
  readonly bytes: number;
  /** From the request to the end of the answer; the gateway's time included. */
  readonly ms: number;
}

async function measure(page: Page, courseId: number) {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const asked: string[] = [];
  const note = (request: Request): void =>
    void (request.url().endsWith('/graphql') && asked.push(request.postData() ?? ''));
  page.on('request', note);
  await page.goto(`${product.webUrl}/dashboard/course/?edit=true#!${courseId}`);
  const tree = page.getByRole('treegrid');
  await tree.getByRole('row', { name: 'Lecture 1', exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
  page.off('request', note);
  const opening = asked.filter((body) => body.includes(`"${courseId}"`)).length;

  await page.getByRole('textbox', { name: 'Name', exact: true }).click();
  const name = await costOf(client, LETTERS, () => typeLetters(page, LETTERS));

  await tree.getByRole('row', { name: 'Lecture 1', exact: true }).click();
  const text = page.getByRole('main').getByText('Section 1 of lecture 1 ');
  await text.dblclick();
  const field = page.getByRole('main').getByRole('textbox').last();
  await field.click();
  const words = await costOf(client, LETTERS, () => typeLetters(page, LETTERS));

  const checked = await besideCheck(page);

  await tree.getByRole('row', { name: 'Lecture 2', exact: true }).focus();
  await page.keyboard.press('F2');
  const row = await costOf(client, LETTERS, () => typeLetters(page, LETTERS));
  await page.keyboard.press('Escape');

  const { frames, dragging } = await drag(page, client);
  const save = await saving(page);
  return { opening, name, text: words, row, dragging, frames, save, checked };
}

/** Carries the first lecture up and down over the rows in sight. */
async function drag(page: Page, client: Parameters<typeof costOf>[0]) {
  const from = await page.getByRole('treegrid').getByRole('row', { name: 'Lecture 1', exact: true }).boundingBox();
  if (!from) throw new Error('The first lecture is not in sight');
  const [x, y] = [from.x + 80, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 10);
  await drawn(page);
  let frames = { middleMs: Number.NaN, longMs: Number.NaN };
  const dragging = await costOf(client, DRAG_MOVES, async () => {
    frames = await framesWhile(page, async () => {
      for (let move = 0; move < DRAG_MOVES; move += 1) {
        await page.mouse.move(x, y + 20 + 200 * Math.abs(Math.sin(move / 12)));
        await drawn(page);
      }
    });
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return { frames, dragging };
}

/** Changes the name of a lecture and saves it, again and again. */
async function saving(page: Page): Promise<SaveFigures> {
  const figures: SaveFigures[] = [];
  for (let save = 0; save < SAVES; save += 1) {
    await page
      .getByRole('treegrid')
      .getByRole('row', { name: /^(Lecture 3|Name \d+)$/ })
      .first()
      .focus();
    await page.keyboard.press('F2');
    await page.keyboard.press('Control+a');
    await page.keyboard.type(`Name ${save}`);
    await page.keyboard.press('Enter');
    const sent = page.waitForRequest((request) => request.postData()?.includes(`"Name ${save}"`) ?? false);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const request = await sent;
    await (await request.response())?.finished();
    const { requestStart, responseEnd } = request.timing();
    figures.push({ bytes: request.postDataBuffer()?.length ?? 0, ms: responseEnd - requestStart });
    await page.getByRole('button', { name: 'Save', exact: true, disabled: true }).waitFor();
  }
  return { bytes: median(figures.map(({ bytes }) => bytes)), ms: median(figures.map(({ ms }) => ms)) };
}

function report(
  rows: readonly string[],
  checkRows: readonly string[],
  ratios: (by: keyof SaveFigures) => string,
): string {
  return `# Course editor

${describeRun()} \`npm run bench:editor\` writes this page.

Milliseconds of script, and in brackets with style and layout, per letter typed and per move of the pointer; frames as the middle
and the long gap (one in twenty is longer) while a lecture is dragged in the structure. A save changes the name of one lecture; its time is that of gateway
and platform together, the middle of ${SAVES}.

| course | requests about it to open | letter in the name | letter in a section | letter in the structure | move of a drag | frames, ms | save, kB | save, ms |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

A save of the course of 100 and of 1,000 lectures beside the one of 10: bytes ${ratios('bytes')}, time ${ratios('ms')}.

${checkTable(checkRows)}

Goals: a letter at most 16 ms of script, also beside the check of 2,000 sections, a drag at 60 frames per second (16.7 ms), a save at most twice that of
10 lectures.
`;
}
