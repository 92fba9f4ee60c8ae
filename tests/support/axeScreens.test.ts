import { expect, test } from 'vitest';
import pages from '../../contracts/pages.json' with { type: 'json' };
import { screens } from './axeScreens.ts';
import { controlScreens } from './controls/controlScreens.ts';
import { sharedVisits } from './sharedVisits.ts';

/** What shows nothing of its own, the second address of the course page, and the pages of one thing whose id is not known before. */
const withoutScreen = new Set([
  '/signin/callback',
  '/courses/course/:courseId',
  '/admin/users-management/person',
  '/admin/progress/way',
  '/admin/campaign-management/campaign',
  '/admin/campaign-management/cards',
  '/admin/jobs/job',
]);

test('A11Y-01 every page of the contract is looked at, or has a reason not to', () => {
  const seen = [...screens, ...controlScreens].map(({ path }) => new URL(path, 'http://localhost').pathname);
  const opened = new Set(seen.map((path) => path.replace(/(.)\/$/, '$1')));
  expect(Object.keys(pages).filter((path) => opened.has(path) === withoutScreen.has(path))).toEqual([]);
});

test.each([
  ['axe', screens],
  ['the focus', controlScreens],
])('A11Y-01 every screen for %s is shown once, and what opens on a page after that page', (_name, all) => {
  const visits = sharedVisits(all);
  expect(visits.flat().toSorted((a, b) => all.indexOf(a) - all.indexOf(b))).toEqual(all);
  const shared = visits.filter(({ length }) => length > 1);
  expect(shared.length).toBeGreaterThan(1);
  for (const [page, opening] of shared) {
    expect([page.open, opening?.open]).toEqual([undefined, expect.any(Function)]);
    expect([opening?.path, opening?.account]).toEqual([page.path, page.account]);
  }
});
