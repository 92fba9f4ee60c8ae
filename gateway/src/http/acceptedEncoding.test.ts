import { expect, test } from 'vitest';
import { acceptedEncoding } from './acceptedEncoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.000,gzip; q=0.001', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['br;q=1.0', 'br'],
  ['x-br, identity', 'identity'],
])('%j gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
