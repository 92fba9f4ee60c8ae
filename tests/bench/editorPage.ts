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
  return {
    middleMs: median(gaps),
    longMs: gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.95)] ?? Number.NaN,
  };
}
