import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { noteAnswer } from '../routing/connection.ts';

// relay-test-utils makes its spies by another runner's name. Ours are cleared between tests, which its spies do not survive, and
// no test asks them anything; so plain functions do.
Object.assign(globalThis, {
  jest: { fn: (wrapped: () => unknown) => Object.assign(wrapped.bind(null), { mock: {}, mockClear: () => undefined }) },
});

// Chunks are compiled on first use, which takes its time on a busy machine. What a test waits for comes or it does not: how long
// that may take is no part of any test.
configure({ asyncUtilTimeout: 60_000 });

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  for (const pair of document.cookie.split('; ')) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- jsdom has no Cookie Store
    document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
  }
  localStorage.clear();
  sessionStorage.clear();
  // Files share their modules, and with them whether the servers answered last.
  noteAnswer(true);
  // Requests that a page has started and no longer takes up; files share the window.
  Reflect.deleteProperty(window, 'lecternStarted');
});

// Files share the window: what one leaves in its body is found, focused or counted by a later one, whichever that is.
afterAll(() => {
  const left = [...document.body.querySelectorAll('iframe, form, input, textarea, button, a, [contenteditable]')];
  document.body.replaceChildren();
  if (left.length > 0) throw new Error(`The file leaves in the body of its window: ${left[0]?.outerHTML}`);
});

// A module that is still on its way when its file ends would be broken for every file after it.
afterAll(() => vi.dynamicImportSettled());

// jsdom draws nothing, so it has neither of these; Fluent asks for them.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
// Nor anything that comes into sight; tests of what does bring their own.
globalThis.IntersectionObserver ??= class {
  observe(): void {}
  disconnect(): void {}
} as unknown as typeof IntersectionObserver;
// oxlint-disable typescript/unbound-method -- asked whether they are there, not called
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
Element.prototype.scrollIntoView ??= () => undefined;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
document.elementFromPoint ??= () => null;
document.caretRangeFromPoint ??= () => null;
window.scrollTo = () => undefined;
window.matchMedia ??= (media) =>
  ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
