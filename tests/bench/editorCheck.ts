import type { CDPSession, Page } from '@playwright/test';
import { costOf, keyTimes, type Cost, type KeyTimes } from './editorPage.ts';
import { median } from './machine.ts';

const KEYS = 60;
const ROUNDS = 3;

interface TypingFigures {
  readonly keys: KeyTimes;
  readonly cost: Cost;
}

export interface CheckFigures {
  readonly check: TypingFigures;
  readonly structure: TypingFigures;
  readonly textarea: TypingFigures;
}

/**
 * Types into the section that is open while the check of the course stands beside it (BEY-06), while the structure does, and into a textarea in an
 * empty page, by turns. In the end the structure stands there again.
 */
export async function besideCheck(page: Page): Promise<CheckFigures> {
  const plain = await page.context().newPage();
  await plain.setContent('<textarea></textarea>');
  const [client, plainClient] = await Promise.all([clientOf(page), clientOf(plain)]);
  const rounds: CheckFigures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await plain.bringToFront();
    await plain.locator('textarea').click();
    const textarea = await typing(plain, plainClient);
    await page.bringToFront();
    await page.getByRole('tab', { name: 'Structure' }).click();
    await field(page).click();
    const structure = await typing(page, client);
    await page.getByRole('tab', { name: 'Check' }).click();
    // Every lecture was read and looked at.
    const found = page.getByRole('tabpanel').getByRole('status').filter({ hasText: 'found' });
    await found.waitFor({ timeout: 300_000 });
    await field(page).click();
    rounds.push({ textarea, structure, check: await typing(page, client) });
  }
  await plain.close();
  await page.getByRole('tab', { name: 'Structure' }).click();
  return {
    check: middleOf(rounds.map(({ check }) => check)),
    structure: middleOf(rounds.map(({ structure }) => structure)),
    textarea: middleOf(rounds.map(({ textarea }) => textarea)),
  };
}

async function clientOf(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  return client;
}

const field = (page: Page) => page.getByRole('main').getByRole('textbox').last();

async function typing(page: Page, client: CDPSession): Promise<TypingFigures> {
  let keys: KeyTimes = { middleMs: Number.NaN, longMs: Number.NaN };
  const cost = await costOf(client, KEYS, async () => {
    keys = await keyTimes(page, KEYS);
  });
  return { keys, cost };
}

function middleOf(rounds: readonly TypingFigures[]): TypingFigures {
  const middle = (figure: (round: TypingFigures) => number): number => median(rounds.map(figure));
  return {
    keys: { middleMs: middle(({ keys }) => keys.middleMs), longMs: middle(({ keys }) => keys.longMs) },
    cost: { scriptMs: middle(({ cost }) => cost.scriptMs), taskMs: middle(({ cost }) => cost.taskMs) },
  };
}

export function checkRow(course: string, { check, structure, textarea }: CheckFigures): string {
  const cells = [check, structure, textarea].map(
    ({ keys, cost }) =>
      `${keys.middleMs.toFixed(1)}, ${keys.longMs.toFixed(1)}; ${cost.scriptMs.toFixed(1)} (${cost.taskMs.toFixed(1)})`,
  );
  const ratio = (other: TypingFigures): string => (check.keys.middleMs / other.keys.middleMs).toFixed(2);
  return `| ${[course, ...cells, `${ratio(structure)}, ${ratio(textarea)}`].join(' | ')} |`;
}

export const checkTable = (
  rows: readonly string[],
): string => `Letters in a section beside the check of the course (BEY-06), which looks at it again after each while the page is idle; beside the structure; and in a
textarea of an empty page, by turns: ${KEYS} with pauses of up to a tenth of a second, medians of ${ROUNDS}. From the press until the page has drawn it, the
middle and the long time (one in twenty is longer); after the semicolon script, and in brackets with style and layout, per letter.

| course | check beside it, ms | structure beside it, ms | textarea, ms | ratio of the middle to those |
| --- | --- | --- | --- | --- |
${rows.join('\n')}`;
