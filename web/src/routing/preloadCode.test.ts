import { afterEach, beforeEach, expect, it } from 'vitest';
import { preloadCode } from './preloadCode.ts';

const here = window as { lecternChunks?: unknown };
const preloads = (): HTMLLinkElement[] => [
  ...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'),
];

beforeEach(() => {
  here.lecternChunks = { files: ['page', 'shared', 'other'], parts: { '/dashboard': '0-1', '/redeem': '1-2' } };
});
afterEach(() => {
  delete here.lecternChunks;
  for (const link of preloads()) link.remove();
});

it('NAV-01 the scripts of a page are asked for together, each once', () => {
  preloadCode(['/dashboard'], 'low');
  preloadCode(['/redeem']);
  preloadCode(['/redeem']);
  expect(preloads().map((link) => link.getAttribute('href'))).toEqual([
    '/assets/page.js',
    '/assets/shared.js',
    '/assets/other.js',
  ]);
});

it('nothing is asked for by a document that names no scripts, as in development', () => {
  delete here.lecternChunks;
  preloadCode(['/dashboard']);
  expect(preloads()).toEqual([]);
});
