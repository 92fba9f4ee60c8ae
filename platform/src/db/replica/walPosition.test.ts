import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import contract from '../../../../contracts/writtenPosition.json' with { type: 'json' };
import { laterOf, newest, readWalPosition, writeWalPosition } from './walPosition.ts';

test('OP-330 a position is read as it was written, in the order of the log', () => {
  const position = fc.bigInt({ min: 0n, max: newest });
  fc.assert(fc.property(position, (one) => readWalPosition(writeWalPosition(one)) === one));
  expect(writeWalPosition(readWalPosition('16/b374D848'))).toBe('16/B374D848');
  expect(readWalPosition('2/0')).toBeGreaterThan(readWalPosition('1/FFFFFFFF'));
});

test.each(contract.newest)('OP-330 OP-339 a position that cannot be read is beyond every replica: %s', (text) => {
  expect(readWalPosition(text)).toBe(newest);
});

// What stands for the newest gives way on the way here alone: what is needed here is never less than before.
const positions = contract.after.filter(
  ({ known, told }) => ![known, told].some((text) => contract.newest.includes(text)),
);

test.each(positions)('OP-339 of $known and $told the later is $then', ({ known, told, then }) => {
  expect(laterOf(readWalPosition(known), readWalPosition(told))).toBe(readWalPosition(then));
});
