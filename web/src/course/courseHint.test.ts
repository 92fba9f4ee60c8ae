import { expect, it } from 'vitest';
import { courseHint } from './courseHint.ts';

const start = '2030-01-01T00:00:00.000Z';
const end = '2030-02-01T00:00:00.000Z';

it.each([
  ['OP-51 who waits hears when it begins', 'waiting', { start, again: true }, { key: 'preEnrolHint', time: start }],
  [
    'ENR-03 who may enrol early hears when it begins',
    'preEnrol',
    { start, again: false },
    { key: 'preEnrolHint', time: start },
  ],
  ['nothing is said of a start that is not known', 'preEnrol', { again: false }, null],
  ['OP-50 a code is needed', 'voucher', { again: false }, { key: 'voucherHint' }],
  ['a course opens on a day', 'willStart', { start, again: false }, { key: 'opensOn', time: start }],
  ['a course opens later', 'willStart', { start: null, again: false }, { key: 'opensLater' }],
  ['a course is over since a day', 'finished', { end, again: false }, { key: 'isOver', time: end }],
  ['a course is over', 'finished', { again: false }, { key: 'isOverUndated' }],
  ['ENR-09 who enrols again hears what becomes of the first time', 'enrol', { again: true }, { key: 'enrolAgainHint' }],
  ['ENR-09 OP-21 whose time ran out did not leave', 'enrol', { again: true, ranOut: true }, { key: 'ranOutHint' }],
  ['who enrols for the first time needs no words', 'enrol', { again: false }, null],
  [
    'OP-53 a learner hears that they keep a course',
    'study',
    { again: true, unpublished: true },
    { key: 'unpublishedHint' },
  ],
  ['OP-53 one who may only read too', 'read', { again: true, unpublished: true }, { key: 'unpublishedHint' }],
  ['OP-53 an author of a draft needs no words', 'read', { again: false, unpublished: true }, null],
  ['who studies needs no words', 'study', { start, end, again: true }, null],
] as const)('%s', (_name, main, known, hint) => {
  expect(courseHint(main, known)).toEqual(hint);
});
