import { expect, it } from 'vitest';
import { previewText } from './previewText.ts';

it('EDIT-20 LIM-23 a preview is one line of at most 120 characters', () => {
  expect(previewText('<h2>Head</h2><p>Some <b>words</b></p>')).toBe('Head Some words');
  expect(previewText('a\n b')).toBe('a b');
  expect(previewText('x'.repeat(120))).toBe('x'.repeat(120));
  expect(previewText('x'.repeat(121))).toBe(`${'x'.repeat(119)}…`);
  expect(previewText('word '.repeat(40))).toBe(`${'word '.repeat(23)}word…`);
});
