import { expect, test } from 'vitest';
import { ALL_APPEARANCES, sampledAppearances } from './axeGrid.ts';

const rows = Array.from({ length: 20 }, (_, screen) =>
  sampledAppearances(screen).map((appearance) => ({ screen: String(screen), ...appearance })),
).flat();

test('the grid has every language, colour mode and size', () => {
  expect(new Set(ALL_APPEARANCES.map((appearance) => JSON.stringify(appearance)))).toHaveLength(20);
});

test.each([
  ['screen', 'language', 40],
  ['screen', 'theme', 40],
  ['screen', 'fontSize', 40],
  ['language', 'theme', 10],
  ['language', 'fontSize', 10],
  ['theme', 'fontSize', 4],
] as const)('the sample has every pair of %s and %s', (one, other, count) => {
  expect(new Set(rows.map((row) => `${row[one]} ${row[other]}`)).size).toBe(count);
});
