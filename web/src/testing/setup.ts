import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  for (const pair of document.cookie.split('; ')) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- jsdom has no Cookie Store
    document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
  }
});

// jsdom draws nothing, so it has neither of these; Fluent asks for them.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
Element.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;
window.matchMedia ??= (media) =>
  ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
