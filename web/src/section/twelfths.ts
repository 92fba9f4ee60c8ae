/** The share of the width that a part takes when `size` of 12 is not given, or is none (SEC-12, LIM-39). */
const defaultSize = 6;

/**
 * The columns of a picture or video beside text as a CSS grid template, in the order of the page: `size` twelfths for each, 6
 * where nothing usable is given (SEC-12).
 */
export function twelfths(mediaSize: number, textSize: number, mediaSide: string): string {
  const media = `minmax(0, ${usable(mediaSize)}fr)`;
  const text = `minmax(0, ${usable(textSize)}fr)`;
  return mediaSide === 'RIGHT' ? `${text} ${media}` : `${media} ${text}`;
}

function usable(size: number): number {
  return size >= 1 && size <= 12 ? size : defaultSize;
}
