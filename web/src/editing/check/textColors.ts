import { contrast } from '../../theme/color.ts';

/** The least ratio of text to what is behind it (WCAG 1.4.3). */
const leastContrast = 4.5;

/** What a light page has where an author chose no colour. */
const [pageText, pageBackground] = ['#242424', '#ffffff'];

/** Those names that are written by hand; a colour by another name is not judged. */
const names: ReadonlyMap<string, string> = new Map([
  ['black', '#000000'],
  ['white', '#ffffff'],
  ['red', '#ff0000'],
  ['green', '#008000'],
  ['lime', '#00ff00'],
  ['blue', '#0000ff'],
  ['yellow', '#ffff00'],
  ['orange', '#ffa500'],
  ['gray', '#808080'],
  ['silver', '#c0c0c0'],
]);

/** The parts of a text whose colours, or those around them, are too much alike. */
export const hardToRead = (text: HTMLElement): readonly HTMLElement[] =>
  [...text.querySelectorAll<HTMLElement>('[style*="color"]')].filter(
    (part) => isColored(part) && part.textContent.trim() !== '' && ratioOf(part) < leastContrast,
  );

const isColored = ({ style }: HTMLElement): boolean => style.color !== '' || style.backgroundColor !== '';

function ratioOf(part: HTMLElement): number {
  const color = chosen(part, 'color') ?? pageText;
  const background = chosen(part, 'backgroundColor') ?? pageBackground;
  const [front, back] = [hexOf(color), hexOf(background)];
  return front === null || back === null ? Infinity : contrast(front, back);
}

/** The colour of a part, or of the nearest one around it that has one. */
function chosen(part: HTMLElement, property: 'color' | 'backgroundColor'): string | null {
  for (let each: HTMLElement | null = part; each; each = each.parentElement) {
    if (each.style[property] !== '') return each.style[property];
  }
  return null;
}

/** `#rrggbb` of what a style says; null for a colour that is not opaque or not known. */
function hexOf(color: string): string | null {
  const given = color.toLowerCase();
  if (/^#[\da-f]{6}$/.test(given)) return given;
  if (/^#[\da-f]{3}$/.test(given)) return given.replaceAll(/[\da-f]/g, '$&$&');
  const parts = /^rgb\((\d+),\s*(\d+),\s*(\d+)\)$/.exec(given)?.slice(1);
  if (parts) return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  return names.get(given) ?? null;
}
