import { expect, test } from 'vitest';
import { ALL_APPEARANCES, sampledAppearance } from './axeGrid.ts';

test('the grid has every language, colour mode and size', () => {
  expect(new Set(ALL_APPEARANCES.map((appearance) => JSON.stringify(appearance)))).toHaveLength(20);
});

test('twenty screens of the sample show all of the grid', () => {
  const shown = Array.from({ length: 20 }, (_, screen) => JSON.stringify(sampledAppearance(screen)));
  expect(new Set(shown)).toEqual(new Set(ALL_APPEARANCES.map((appearance) => JSON.stringify(appearance))));
});
