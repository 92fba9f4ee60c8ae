import { expect, it } from 'vitest';
import { isWebAddress } from './webAddress.ts';

it.each([
  ['https://example.org/tea.jpg', true],
  ['HTTP://example.org', true],
  [' https://example.org ', true],
  ['/static/files/abc.png', true],
  ['//example.org/tea.jpg', false],
  [String.raw`/\example.org/tea.jpg`, false],
  ['ftp://example.org/tea.jpg', false],
  ['javascript:alert(1)', false],
  ['data:image/png;base64,AA', false],
  ['example.org', false],
  ['', false],
])('VAL-12 OP-64 %s is an address for a cover: %s', (address, right) => {
  expect(isWebAddress(address)).toBe(right);
});
