import { expect, test } from 'vitest';
import { shortcutLetter } from './shortcutLetter.ts';

test.each([
  ['z', 'KeyZ', 'z'],
  // Upper case with Shift, and a layout whose letters stand elsewhere.
  ['Z', 'KeyZ', 'z'],
  ['y', 'KeyZ', 'y'],
  // Cyrillic.
  ['я', 'KeyZ', 'z'],
  ['С', 'KeyC', 'c'],
  ['Enter', 'Enter', 'enter'],
  ['ю', 'Period', 'ю'],
])('EDIT-05 the key %s at %s is the shortcut %s', (key, code, letter) => {
  expect(shortcutLetter({ key, code })).toBe(letter);
});
