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
