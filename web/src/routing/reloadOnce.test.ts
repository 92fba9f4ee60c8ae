import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce } from './reloadOnce.ts';

const reload = vi.fn<() => void>();
const script = document.createElement('script');
const loadBuild = (src: string): void => script.setAttribute('src', src);
beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  // The only script of the page; emptying its head would take the styles of all files that share the window.
  script.type = 'module';
  document.head.append(script);
  loadBuild('/assets/one.js');
});
afterEach(() => {
  script.remove();
  vi.restoreAllMocks();
});

it('BEY-50 a page is loaded again once for each document and build, never in circles', () => {
  for (const id of ['a', 'b', 'a', 'b']) reloadOnce(id, reload);
  expect(reload).toHaveBeenCalledTimes(2);
  loadBuild('/assets/two.js');
  for (const id of ['a', 'a']) reloadOnce(id, reload);
  expect(reload).toHaveBeenCalledTimes(3);
});

it('BEY-50 is left to the person where the browser remembers nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  reloadOnce('a', reload);
  expect(reload).not.toHaveBeenCalled();
});
