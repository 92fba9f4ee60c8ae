import { describe, expect, test } from 'vitest';
import { isPicturePath, servedWidth } from './pictureRules.ts';

describe('LEC-16, OP-31 widths of pictures', () => {
  test.each([
    [1, 640],
    [640, 640],
    [641, 768],
    [768, 768],
    [1024, 1024],
    [1025, 1366],
    [1367, 1600],
    [1601, 1920],
    [1920, 1920],
    [1921, undefined],
  ])('asked for %d, answers %s', (asked, served) => {
    expect(servedWidth(asked)).toBe(served);
  });

  test.each(['covers/a.webp', 'a.JPG', 'a.b.jpeg', 'über uns/bild.png'])('%s has them', (path) => {
    expect(isPicturePath(path)).toBe(true);
  });

  test.each([
    '../a.webp',
    'a/../../b.png',
    './a.png',
    '.hidden.png',
    'a//b.png',
    'a\\..\\b.png',
    'a.svg',
    'a.gif',
    'png',
  ])('%s has not', (path) => {
    expect(isPicturePath(path)).toBe(false);
  });
});
