import { expect, it } from 'vitest';
import { isPreviewKey } from './previewKeys.ts';

const keys = { key: 'p', code: 'KeyP', ctrlKey: true, altKey: true };

it.each([
  ['Ctrl+Alt+P', keys, true],
  ['the same key of a Ukrainian keyboard', { ...keys, key: 'з' }, true],
  ['the same key of a Mac, which writes a sign with it', { ...keys, key: 'π', ctrlKey: false, metaKey: true }, true],
  ['without Alt, which prints', { ...keys, altKey: false }, false],
  ['without Ctrl', { ...keys, ctrlKey: false }, false],
  ['with Shift', { ...keys, shiftKey: true }, false],
  ['AltGr, which writes a letter', { ...keys, key: 'ö', modifierAltGraph: true }, false],
  ['another letter', { ...keys, key: 'o', code: 'KeyO' }, false],
])('A11Y-01 OP-220 the preview opens by Ctrl+Alt+P alone: %s', (_, press, opens) => {
  expect(isPreviewKey(new KeyboardEvent('keydown', press))).toBe(opens);
});
