import { expect, test } from 'vitest';
import pages from '../../contracts/pages.json' with { type: 'json' };
import { screens } from './axeScreens.ts';
import { controlScreens } from './controls/controlScreens.ts';

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
