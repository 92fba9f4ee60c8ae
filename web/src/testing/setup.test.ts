import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

it('frames are drawn on after a test on its own clock has changed looks around the focus', async () => {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  // The window has nothing left to draw when the clock changes.
  await nextFrame();
  vi.useFakeTimers();
  const style = document.createElement('style');
  document.body.append(style);
  button.className = 'changed';
  vi.useRealTimers();
  await expect(nextFrame()).resolves.toBeTypeOf('number');
  button.remove();
  style.remove();
});

it('files that bring a database stand alone, so that no page of another file opens it', () => {
  const source = join(import.meta.dirname, '..');
  const bringing = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.isolated\.test\.tsx?$/.test(name))
    .filter((name) => readFileSync(join(source, name), 'utf8').includes("import 'fake-indexeddb"));
  // This file names it.
  expect(bringing).toEqual(['testing/setup.test.ts']);
});
