import { expect, it } from 'vitest';
import { mediaKindOf } from './mediaKindOf.ts';

const kindOf = (url: string): ReturnType<typeof mediaKindOf> => mediaKindOf({ url, startTime: null, finishTime: null });

it.each([
  ['https://youtu.be/abcDEF_1234', 'YOUTUBE'],
  ['https://www.youtubeeducation.com/embed/abcDEF_1234', 'YOUTUBE'],
  ['https://consent.youtube.com/m?continue=https%3A%2F%2Fyoutu.be%2FabcDEF_1234', 'YOUTUBE'],
  ['https://www.google.com/url?q=https%3A%2F%2Fvimeo.com%2F1', 'VIMEO'],
  ['https://www.google.com/url?q=https%3A%2F%2Fus02web.zoom.us%2Fj%2F1', 'MEETING'],
  ['https://www.google.com/url?q=https%3A%2F%2Fexample.org%2F', 'LINK'],
  ['', null],
])('LEC-08 OP-201 before it is saved, %j is %s', (url, kind) => {
  expect(kindOf(url)).toBe(kind);
});
