import { expect, test } from 'vitest';
import contract from '../../../contracts/writtenPosition.json' with { type: 'json' };
import { isPosition, positionAfter } from './readAfter.ts';

test.each(contract.after)('OP-339 after $known and $told comes $then', ({ known, told, then }) => {
  expect(positionAfter(known, told)).toBe(then);
});

test('OP-339 the first position that is told counts', () => {
  expect(positionAfter(undefined, '0/1')).toBe('0/1');
});

test.each(contract.newest)('OP-339 %s stands for the newest', (text) => {
  expect(positionAfter(text, '0/1')).toBe('0/1');
  // PostgreSQL can write the largest one.
  expect(isPosition(text)).toBe(/^f{8}\/f{8}$/i.test(text));
});
