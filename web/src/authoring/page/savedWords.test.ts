import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { expect, test } from 'vitest';
import { savedWords } from './savedWords.ts';

const cache = createIntlCache();
const inZone = (timeZone: string): IntlShape =>
  createIntl({ locale: 'en-GB', timeZone, onError: () => undefined }, cache);
const now = Date.parse('2026-03-29T21:30:00Z');

test.each([
  ['2026-03-29T20:05:00Z', 'Europe/Kyiv', 'Saved yesterday, 23:05', '2026-03-30T05:00:00Z'],
  ['2026-03-29T13:05:00Z', 'Europe/London', 'Saved 14:05', undefined],
  ['2026-03-28T23:59:00Z', 'UTC', 'Saved yesterday, 23:59', undefined],
  // The clocks went forward in between: that day had 23 hours.
  ['2026-03-28T23:30:00Z', 'Europe/Berlin', 'Saved yesterday, 00:30', '2026-03-29T22:10:00Z'],
  ['2026-03-27T10:00:00Z', 'UTC', 'Saved 27 Mar, 10:00', undefined],
  ['2025-12-30T10:00:00Z', 'UTC', 'Saved 30 Dec 2025, 10:00', undefined],
  // The clock of this computer is behind that of the platform.
  ['2026-03-29T21:31:00Z', 'UTC', 'Saved 21:31', undefined],
])('SAVE-01 OP-216 OP-252 saved at %s, read in %s: %s', (saved, zone, words, at) => {
  expect(savedWords(inZone(zone), Date.parse(saved), at ? Date.parse(at) : now)).toBe(words);
});
