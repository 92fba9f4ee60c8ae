import { afterEach, expect, it } from 'vitest';
import { forgetEarlierScroll } from './earlierScroll.ts';

const storageKey = 'react-router-scroll-positions';
const places = { '/admin/audit': 400, '/courses/?search=tea': 219 };

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '');
});

it.each([
  ['opened by its address begins at its top', null, { '/courses/?search=tea': 219 }],
  ['reloaded or come back to stays where it was', { idx: 0 }, places],
])('OP-156 a page that is %s', (_how, state, left) => {
  sessionStorage.setItem(storageKey, JSON.stringify(places));
  window.history.replaceState(state, '');
  forgetEarlierScroll('/admin/audit');
  expect(JSON.parse(sessionStorage.getItem(storageKey) ?? '')).toEqual(left);
});
