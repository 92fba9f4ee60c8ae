import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newest, readWalPosition, writeWalPosition } from './walPosition.ts';

test('OP-330 a position is read as it was written, in the order of the log', () => {
  const position = fc.bigInt({ min: 0n, max: newest });
  fc.assert(fc.property(position, (one) => readWalPosition(writeWalPosition(one)) === one));
  expect(writeWalPosition(readWalPosition('16/b374D848'))).toBe('16/B374D848');
  expect(readWalPosition('2/0')).toBeGreaterThan(readWalPosition('1/FFFFFFFF'));
});

test.each(['', 'newest', '1', '1/', '123456789/1', '1/2, 3/4', "0/1'; select 1", '0/G'])(
  'OP-330 a position that cannot be read is beyond every replica: %s',
  (text) => {
    expect(readWalPosition(text)).toBe(newest);
  },
);
