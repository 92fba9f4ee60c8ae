/**
 * How wide pictures of a lecture are drawn, as the attribute `sizes` (LEC-16): the column of text is 688 px wide (`readingWidth`), and the
 * window less its margins where that is narrower.
 */
export const columnSizes = '(min-width: 736px) 688px, 100vw';

/** Of a picture that takes `mediaSize` of all the twelfths beside a text; below it where there is no room. */
export function sizesBesideText(mediaSize: number, textSize: number): string {
  return `(min-width: 736px) ${Math.round((688 * mediaSize) / (mediaSize + textSize))}px, 100vw`;
}
