import { describe, expect, test } from 'vitest';
import { firstCrop, isWhole, mostZoom, pixelsOf, zoomOf, zoomTo } from './cropRules.ts';

const wide = { width: 1600, height: 1000 };
const tall = { width: 600, height: 2400 };

describe('the part of a picture that is taken', () => {
  test('begins as the largest square in the middle, and as the whole where any form will do', () => {
    expect(firstCrop(wide, 1)).toEqual({ unit: '%', x: 18.75, y: 0, width: 62.5, height: 100 });
    expect(firstCrop(tall, 1)).toEqual({ unit: '%', x: 0, y: 37.5, width: 100, height: 25 });
    expect(isWhole(firstCrop(wide, undefined))).toBe(true);
    expect(isWhole(firstCrop(wide, 1))).toBe(false);
    expect(isWhole(firstCrop({ width: 300, height: 300 }, 1))).toBe(true);
  });

  test('stays a square about its middle while it is zoomed, and within the picture', () => {
    const first = firstCrop(wide, 1);
    const near = zoomTo(4, first, wide, 1);
    expect(near).toEqual({ unit: '%', width: 15.625, height: 25, x: 42.1875, y: 37.5 });
    expect(zoomOf(near, wide, 1)).toBe(4);
    expect(zoomTo(1, { ...near, x: 84.375, y: 75 }, wide, 1)).toEqual({ ...first, x: 37.5, y: 0 });
  });

  test('counts as a zoom within bounds however small it is drawn', () => {
    expect(zoomOf({ unit: '%', x: 0, y: 0, width: 0.5, height: 0.8 }, wide, 1)).toBe(mostZoom);
    expect(zoomOf(firstCrop(wide, 1), wide, 1)).toBe(1);
  });

  test.each([
    [512, { width: 512, height: 512 }],
    [2000, { width: 1000, height: 1000 }],
  ])('is drawn with no side above %d pixels, and never larger than it is', (longest, drawn) => {
    expect(pixelsOf(firstCrop(wide, 1), wide, longest)).toEqual({
      source: { x: 300, y: 0, width: 1000, height: 1000 },
      drawn,
    });
  });

  test('has at least one pixel, and none outside the picture', () => {
    const { source, drawn } = pixelsOf({ unit: '%', x: 99.99, y: 0, width: 0.01, height: 0.01 }, wide, 512);
    expect(drawn).toEqual({ width: 1, height: 1 });
    expect([source.width, source.height]).toEqual([1, 1]);
  });
});
