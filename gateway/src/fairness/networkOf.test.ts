import { expect, test } from 'vitest';
import { networkOf } from './networkOf.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::9', '2001:db8:1:2::'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['unknown', 'unknown'],
])('%s stands for %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
