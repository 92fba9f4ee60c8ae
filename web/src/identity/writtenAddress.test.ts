import { expect, it } from 'vitest';
import { writtenAddress } from './writtenAddress.ts';

it.each([
  'a@x.org',
  ' a@x.org\u200b',
  '<a@x.org>',
  'Ann Lee <a@x.org>',
  '"Lee, Ann (Sales)" <a@x.org>',
  'mailto:a@x.org',
  'Ann <mailto:a@x.org>',
  "'a@x.org'",
  '“a@x.org”',
  '\ufeffa@x.org',
])('BEY-12 OP-179 the address is read in %j', (written) => {
  expect(writtenAddress(written)).toBe('a@x.org');
});

it.each(['', 'Ann', "o'neil@x.org", 'a<b@x.org'])('BEY-12 %j stays what it is', (written) => {
  expect(writtenAddress(written)).toBe(written);
});

it('BEY-12 a cell made to be slow is read in no time', () => {
  const cell = `<${'@'.repeat(200_000)}`;
  expect(writtenAddress(cell)).toBe(cell);
});
