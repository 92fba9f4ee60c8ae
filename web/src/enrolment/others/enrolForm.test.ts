import { expect, it } from 'vitest';
import { endOfDay } from '../../ui/form/day.ts';
import { problemsOf, readAddresses } from './enrolForm.ts';

const now = new Date(2030, 0, 31, 12);
const form = { courseId: '258', addresses: 'a@x.org', dueDay: null, notify: true };

it('BEY-13 addresses are read as people paste them, each once', () => {
  expect(readAddresses(' a@x.org,\nb@x.org; "c@x.org"\n<d@x.org>  a@x.org\n')).toEqual([
    'a@x.org',
    'b@x.org',
    'c@x.org',
    'd@x.org',
  ]);
  expect(
    readAddresses('"Lee, Ann" <a@x.org>; Ben Bell <mailto:b@x.org>, \'c@x.org\'\nDee <d@x.org>\u200b e@x.org'),
  ).toEqual(['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org', 'e@x.org']);
  expect(readAddresses('a@x.org，b@x.org；c@x.org、d@x.org')).toEqual(['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org']);
  expect(readAddresses(' \n ')).toEqual([]);
});

it('BEY-13 what is wrong with the form stands at its field', () => {
  expect(problemsOf(form, true, now)).toEqual({});
  expect(problemsOf({ ...form, courseId: '', addresses: '' }, true, now)).toEqual({
    course: 'courseMissing',
    addresses: 'addressesMissing',
  });
  expect(problemsOf({ ...form, addresses: '' }, false, now)).toEqual({});
  const many = Array.from({ length: 1001 }, (_, index) => `a${index}@x.org`).join('\n');
  expect(problemsOf({ ...form, addresses: many }, true, now)).toEqual({ addresses: 'tooMany' });
});

it('BEY-13 a day counts until its end, so that today can be chosen', () => {
  expect(problemsOf({ ...form, dueDay: '2030-01-31' }, true, now)).toEqual({});
  expect(problemsOf({ ...form, dueDay: '2030-01-30' }, true, now)).toEqual({ due: 'duePast' });
  expect(new Date(endOfDay('2030-01-31')).getDate()).toBe(31);
  expect(new Date(endOfDay('2030-01-31')).getHours()).toBe(23);
});
