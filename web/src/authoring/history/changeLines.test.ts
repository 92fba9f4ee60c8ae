import { createIntl, createIntlCache } from 'react-intl';
import { expect, test } from 'vitest';
import { messages as german } from 'virtual:messages/authoring/de';
import { messages as ukrainian } from 'virtual:messages/authoring/uk';
import { changeLines } from './changeLines.ts';
import type { Change } from './revision.ts';

const cache = createIntlCache();
const english = createIntl({ locale: 'en-GB', onError: () => undefined }, cache);

const aChange = (change: Partial<Change>): Change => ({
  kind: 'CHANGED',
  part: 'SECTION',
  rawId: 1,
  name: 'Paying',
  module: { name: 'Money' },
  lecture: null,
  fromModule: null,
  fromLecture: null,
  nextName: null,
  fields: [],
  ...change,
});

const paying = { rawId: 11, name: 'Paying' };
const inPaying = (change: Partial<Change>): Change => aChange({ lecture: paying, ...change });
const field = (name: string, before: string | null = null, after: string | null = null) => ({
  field: name,
  before,
  after,
});

test.each<[readonly Change[], readonly string[]]>([
  [
    [
      aChange({ kind: 'MOVED', part: 'MODULE', rawId: 2, name: 'Two', nextName: 'One' }),
      inPaying({ rawId: 21 }),
      inPaying({ rawId: 22 }),
      inPaying({ kind: 'REMOVED', part: 'QUESTION', rawId: 31 }),
    ],
    ['Module “Two” moved before “One”', 'Lecture “Paying”: 2 sections changed, 1 question removed'],
  ],
  [
    [
      inPaying({ kind: 'ADDED', rawId: 21 }),
      inPaying({ kind: 'MOVED', rawId: 22 }),
      inPaying({ kind: 'MOVED', rawId: 23, fromLecture: { rawId: 12, name: 'Cards' } }),
      inPaying({ kind: 'MOVED', part: 'QUESTION', rawId: 31, fromLecture: { rawId: 12, name: 'Cards' } }),
      inPaying({ kind: 'ADDED', part: 'QUESTION', rawId: 32 }),
    ],
    [
      'Lecture “Paying”: 1 section added, 1 section moved, 1 section moved here from “Cards”, 1 question added, 1 question moved here from “Cards”',
    ],
  ],
  // Lectures with the same name stay two.
  [
    [inPaying({}), aChange({ rawId: 29, lecture: { rawId: 12, name: 'Paying' } })],
    ['Lecture “Paying”: 1 section changed', 'Lecture “Paying”: 1 section changed'],
  ],
  [
    [
      aChange({
        part: 'COURSE',
        name: 'Trade',
        fields: [field('description', 'a', 'b'), field('minScoreRate', '0.5', '0.8')],
      }),
      aChange({ part: 'MODULE', name: 'Money', fields: [field('name', 'Coins', 'Money'), field('availableFromTime')] }),
      aChange({ part: 'LECTURE', fields: [field('name', 'Pay', 'Paying')] }),
    ],
    [
      'The course, changed: Description, Score needed, in per cent',
      'Module “Coins” is now called “Money” · Module “Money”, changed: Opens',
      'Lecture “Pay” is now called “Paying”',
    ],
  ],
  [
    [
      aChange({ kind: 'ADDED', part: 'MODULE', name: 'Money' }),
      aChange({ kind: 'MOVED', part: 'MODULE', name: 'Money' }),
      aChange({ kind: 'REMOVED', part: 'MODULE', name: 'Money' }),
      aChange({ kind: 'ADDED', part: 'LECTURE' }),
      aChange({ kind: 'MOVED', part: 'LECTURE', nextName: '<p>Cards</p>' }),
      aChange({ kind: 'MOVED', part: 'LECTURE', rawId: 2 }),
      aChange({ kind: 'MOVED', part: 'LECTURE', rawId: 3, fromModule: { name: 'Goods' } }),
      aChange({ kind: 'REMOVED', part: 'LECTURE' }),
    ],
    [
      'Module “Money” added',
      'Module “Money” moved to the end',
      'Module “Money” removed',
      'Lecture “Paying” added to “Money”',
      'Lecture “Paying” moved before “Cards”',
      'Lecture “Paying” moved to the end of its module',
      'Lecture “Paying” moved from “Goods” to “Money”',
      'Lecture “Paying” removed from “Money”',
    ],
  ],
  [
    [
      aChange({ kind: 'ADDED', part: 'ACHIEVEMENT', name: 'Payer' }),
      aChange({ kind: 'REMOVED', part: 'ACHIEVEMENT', name: 'Payer' }),
      aChange({ kind: 'MOVED', part: 'ACHIEVEMENT', name: 'Payer' }),
      aChange({ part: 'ACHIEVEMENT', name: 'Payer', fields: [field('condition')] }),
    ],
    [
      'Achievement “Payer” added',
      'Achievement “Payer” removed',
      'Achievement “Payer” has another place',
      'Achievement “Payer” changed',
    ],
  ],
  // A newer platform may have fields that this client does not know.
  [[aChange({ part: 'LECTURE', fields: [field('colour')] })], ['Lecture “Paying”, changed: Course settings']],
])('BEY-01 OP-259 what changed is told in words, by lecture (%#)', (changes, lines) => {
  expect(changeLines(english, changes).map(({ text }) => text)).toEqual(lines);
});

test('BEY-01 each line knows how many changes it tells of', () => {
  const changes = [inPaying({ rawId: 21 }), inPaying({ rawId: 22 }), aChange({ kind: 'ADDED', part: 'LECTURE' })];
  expect(changeLines(english, changes).map(({ count }) => count)).toEqual([2, 1]);
});

test.each([
  ['de', german, 5, 'Lektion „Paying“: 5 Abschnitte geändert'],
  ['uk', ukrainian, 2, 'Лекція «Paying»: 2 секції змінено'],
  ['uk', ukrainian, 5, 'Лекція «Paying»: 5 секцій змінено'],
  ['uk', ukrainian, 21, 'Лекція «Paying»: 21 секцію змінено'],
] as const)('BEY-01 counts follow the grammar of the language: %s', (locale, messages, count, line) => {
  const intl = createIntl({ locale, messages }, cache);
  const changes = Array.from({ length: count }, (_, index) => inPaying({ rawId: index }));
  expect(changeLines(intl, changes).map(({ text }) => text)).toEqual([line]);
});
