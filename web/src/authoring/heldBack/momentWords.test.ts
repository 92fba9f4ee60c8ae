import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { momentWords } from './momentWords.ts';

describe('BEY-24 OP-343 a moment in a few words', () => {
  const now = Date.parse('2030-01-30T12:00:00.000Z');
  it.each([
    ['en-GB', '2030-01-30T20:00:00.000Z', '20:00'],
    ['en-GB', '2030-02-04T08:00:00.000Z', 'Mon 08:00'],
    ['de', '2030-02-04T08:00:00.000Z', 'Mo 08:00'],
    // The same day of the next week would be taken for today.
    ['en-GB', '2030-02-06T08:00:00.000Z', '6 Feb 08:00'],
    ['en-GB', '2031-02-04T08:00:00.000Z', '4 Feb 2031 08:00'],
  ])('in %s %s is %s', (locale, time, words) => {
    const intl = createIntl({ locale, timeZone: 'UTC' });
    expect(
      momentWords(intl, time, now)
        .replaceAll(/[,.]| at/g, '')
        .replaceAll(/\s+/g, ' '),
    ).toBe(words);
  });
});
