import { afterEach, expect, it, vi } from 'vitest';
import { followHeight, followsItsFrame } from './followHeight.ts';

// Files share the window.
afterEach(() => document.body.replaceChildren());

/** A frame whose page is measured as a test says. */
function openFrame() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentWindow as Window & typeof globalThis;
  const size = { innerHeight: 480, scrollHeight: 480, offsetHeight: 480 };
  let look = (): void => undefined;
  const disconnect = vi.fn<() => void>();
  class Observer {
    constructor(callback: () => void) {
      look = callback;
    }
    observe = (): void => undefined;
    disconnect = disconnect;
  }
  Object.defineProperty(page, 'ResizeObserver', { value: Observer });
  Object.defineProperty(page, 'innerHeight', { get: () => size.innerHeight });
  for (const name of ['scrollHeight', 'offsetHeight'] as const)
    Object.defineProperty(page.document.documentElement, name, { get: () => size[name] });
  const tell = vi.fn<(height: number) => void>();
  const end = followHeight(frame, tell);
  frame.dispatchEvent(new Event('load'));
  return {
    tell,
    end,
    disconnect,
    /** The page has another height, in a frame that has another. */
    resize: (innerHeight: number, content: number) => {
      Object.assign(size, { innerHeight, scrollHeight: Math.max(innerHeight, content), offsetHeight: content });
      look();
    },
  };
}

it('OP-89 a page is as high as what it holds, when it gets higher and lower', () => {
  const { tell, resize } = openFrame();
  resize(480, 900);
  resize(900, 900);
  resize(900, 1400);
  resize(1400, 300);
  expect(tell.mock.calls).toEqual([[900], [1400], [300]]);
});

it('OP-89 a page that is always a little higher than its frame does not grow for good', () => {
  const { tell, resize } = openFrame();
  resize(480, 496);
  resize(496, 512);
  resize(512, 528);
  expect(tell.mock.calls).toEqual([[496]]);
});

it.each([0.5, 0.9, 1.1, 2])('OP-89 a page of %d times the height of its frame comes to rest', (share) => {
  const { tell, resize } = openFrame();
  let frame = 480;
  for (let answers = -1; answers < tell.mock.calls.length;) {
    answers = tell.mock.calls.length;
    resize(frame, Math.round(frame * share));
    frame = tell.mock.calls.at(-1)?.[0] ?? frame;
  }
  expect(tell.mock.calls.length).toBeLessThanOrEqual(3);
});

it('OP-89 pictures that arrive as the frame grows are told as well', () => {
  const { tell, resize } = openFrame();
  resize(480, 900);
  resize(900, 1400);
  resize(1400, 1400);
  resize(1400, 2000);
  expect(tell.mock.calls).toEqual([[900], [1400], [2000]]);
});

it('OP-89 a page that fills its frame leaves the height to the app', () => {
  const { tell, resize } = openFrame();
  resize(480, 480);
  resize(520, 520);
  expect(tell).not.toHaveBeenCalled();
});

it('OP-89 an item that is closed is not followed any more', () => {
  const { end, disconnect } = openFrame();
  end();
  expect(disconnect).toHaveBeenCalledOnce();
});

it.each([
  [{ frame: 480, content: 480 }, { frame: 600, content: 600 }, true],
  [{ frame: 480, content: 900 }, { frame: 900, content: 900 }, false],
  [{ frame: 480, content: 900 }, { frame: 480, content: 950 }, false],
])('OP-89 from %j to %j a page follows its frame: %s', (before, now, follows) => {
  expect(followsItsFrame(before, now)).toBe(follows);
});
