import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { median } from './machine.ts';

/** What a page cost while something was done in it. */
export interface Cost {
  /** Milliseconds of script per repetition. */
  readonly scriptMs: number;
  /** Milliseconds of script, style and layout together per repetition. */
  readonly taskMs: number;
}

/** Measures what a page does for something that is repeated `times`. */
export async function costOf(client: CDPSession, times: number, run: () => Promise<void>): Promise<Cost> {
  const before = await metrics(client);
  await run();
  const after = await metrics(client);
  const spent = (name: string) => (((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000) / times;
  return { scriptMs: spent('ScriptDuration'), taskMs: spent('TaskDuration') };
}

async function metrics(client: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics: all } = await client.send('Performance.getMetrics');
  return new Map(all.map(({ name, value }) => [name, value]));
}

/** Types letters, each when the page has drawn the one before. */
export async function typeLetters(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('a');
    await drawn(page);
  }
}

/** How long keys take from the press, as the browser notes it, until the page has drawn what they did: the middle one, and one in twenty is longer. */
export interface KeyTimes {
  readonly middleMs: number;
  readonly longMs: number;
}

/**
 * Types letters as people do, with pauses of up to a tenth of a second, so that work that the page does when it is idle meets some of them. A press
 * waits for whatever the page is doing, so that counts, too.
 */
export async function keyTimes(page: Page, count: number): Promise<KeyTimes> {
  await page.evaluate(() => {
    const times: number[] = [];
    const note = ({ timeStamp }: KeyboardEvent): void => {
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)));
    };
    addEventListener('keydown', note, true);
    Object.assign(window, { keyTimes: { times, stop: () => removeEventListener('keydown', note, true) } });
  });
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('a');
    await pause((index * 37) % 100);
    await drawn(page);
  }
  const times = await page.evaluate(() => {
    const noted = (window as unknown as { keyTimes: { times: number[]; stop: () => void } }).keyTimes;
    noted.stop();
    return noted.times;
  });
  return { middleMs: median(times), longMs: longOf(times) };
}

/** One in twenty is longer. */
const longOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

/** Resolves when a frame was drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));

/** Milliseconds between the frames that a page draws while something is done: the middle one, and the longest but for one in twenty. */
export async function framesWhile(
  page: Page,
  run: () => Promise<void>,
): Promise<{ readonly middleMs: number; readonly longMs: number }> {
  await page.evaluate(() => {
    const times: number[] = [];
    const note = (time: number): void => {
      times.push(time);
      if (!('stopped' in times)) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { frameTimes: times });
  });
  await run();
  const times = await page.evaluate(() => {
    const all = (window as unknown as { frameTimes: number[] }).frameTimes;
    Object.assign(all, { stopped: true });
    return [...all];
  });
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return { middleMs: median(gaps), longMs: longOf(gaps) };
}
