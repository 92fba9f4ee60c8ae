import { expect, it } from 'vitest';
import { decodeText, guessEncoding } from './decodeText.ts';

const bytes = (...values: number[]): Uint8Array => new Uint8Array(values);

it('BEY-12 a file says its encoding by its mark, or by what it can be', () => {
  expect(guessEncoding(bytes(0xef, 0xbb, 0xbf, 0x61), 'en')).toBe('utf-8');
  expect(guessEncoding(bytes(0xff, 0xfe, 0x61, 0x00), 'en')).toBe('utf-16le');
  expect(guessEncoding(bytes(0xfe, 0xff, 0x00, 0x61), 'en')).toBe('utf-16be');
  expect(guessEncoding(bytes(0x61, 0x00, 0x40, 0x00), 'en')).toBe('utf-16le');
  expect(guessEncoding(bytes(0x00, 0x61, 0x00, 0x40), 'en')).toBe('utf-16be');
  expect(guessEncoding(new TextEncoder().encode('Jürgen, Олена'), 'de')).toBe('utf-8');
  // "Jürgen" and "Олена" as Windows writes them.
  expect(guessEncoding(bytes(0x4a, 0xfc, 0x72), 'de-DE')).toBe('windows-1252');
  expect(guessEncoding(bytes(0xce, 0xeb, 0xe5, 0xed, 0xe0), 'uk')).toBe('windows-1251');
  expect(['pl', 'ja', 'zh-TW', 'zh', 'he'].map((language) => guessEncoding(bytes(0xce, 0xeb), language))).toEqual([
    'windows-1250',
    'shift_jis',
    'big5',
    'gb18030',
    'windows-1255',
  ]);
});

it('BEY-12 is read without its mark', () => {
  expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x61), 'utf-8')).toBe('a');
  expect(decodeText(bytes(0xff, 0xfe, 0x61, 0x00), 'utf-16le')).toBe('a');
  expect(decodeText(bytes(0x4a, 0xfc, 0x72), 'windows-1252')).toBe('Jür');
  expect(decodeText(bytes(0xce, 0xeb, 0xe5, 0xed, 0xe0), 'windows-1251')).toBe('Олена');
});
