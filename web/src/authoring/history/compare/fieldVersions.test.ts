import { createIntl, createIntlCache } from 'react-intl';
import { expect, test } from 'vitest';
import type { Change } from '../revision.ts';
import { fieldVersions } from './fieldVersions.ts';

const intl = createIntl({ locale: 'en-GB', timeZone: 'UTC', onError: () => undefined }, createIntlCache());

const changed = (part: Change['part'], field: string, before: string | null, after: string | null): Change => ({
  kind: 'CHANGED',
  part,
  rawId: 1,
  name: 'Paying',
  module: null,
  lecture: null,
  fromModule: null,
  fromLecture: null,
  nextName: null,
  fields: [{ field, before, after }],
});

test.each([
  ['COURSE', 'certifiable', 'false', 'true', 'Learners can earn a certificate', 'Off', 'On'],
  ['COURSE', 'minScoreRate', '0.5', '0.8', 'Score needed, in per cent', '50', '80'],
  ['COURSE', 'description', '<p>Old</p>', '<p>New</p>', 'Description', 'Old', 'New'],
  ['MODULE', 'availableFromTime', null, '2030-01-31T09:00:00.000Z', 'Paying · Opens', 'Empty', '31 Jan 2030, 09:00'],
  [
    'LECTURE',
    'navigationMode',
    'SCROLL',
    'NEXT_BUTTON',
    'Paying · Navigation',
    'By scrolling',
    'With the “Continue” button',
  ],
] as const)('BEY-01 %s.%s is shown as its form shows it', (part, field, before, after, name, earlier, later) => {
  expect(fieldVersions(intl, [changed(part, field, before, after)])).toMatchObject([
    { name, before: earlier, after: later },
  ]);
});

test('BEY-01 what words cannot tell is left to the list of changes', () => {
  expect(
    fieldVersions(intl, [
      changed('COURSE', 'metadata', null, null),
      changed('COURSE', 'type', null, 'EXTERNAL'),
      changed('SECTION', 'type', 'text', 'html'),
    ]),
  ).toEqual([]);
});
