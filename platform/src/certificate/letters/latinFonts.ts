/** Inter, for Latin, Cyrillic and Greek. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { toSfnt } from 'woff2sfnt-sfnt2woff';
import { isListed, readFontPackage } from './fontSubsets.ts';
import { inkOf } from './graphemes.ts';
import type { Font, Fonts, Weight } from './font.ts';
import { hasLetters } from './hasLetters.ts';

const inter = readFontPackage('@fontsource/inter');

/** Basic Latin comes first: digits and spaces between Cyrillic words may stay with either. */
const order = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];
const sorted = order.flatMap((name) => inter.subsets.filter((subset) => subset.name === name));

interface OpenFile {
  readonly font: Font;
  readonly has: (grapheme: string) => boolean;
}

const files = new LRUCache<string, OpenFile>({ max: 20 });

/** The font that has a grapheme, the one before it if that does; null where Inter has none. */
export function latinFont(grapheme: string, weight: Weight, last?: Font): Font | null {
  const ink = inkOf(grapheme);
  const listing = sorted.filter((subset) => isListed(subset, ink)).map(({ name }) => open(`${name}-${weight}`));
  const having = listing.filter(({ has }) => has(ink)).map(({ font }) => font);
  return having.find((font) => font === last) ?? having[0] ?? null;
}

/** For texts that are known to be in Latin, Cyrillic or Greek letters. */
export const latinFonts: Fonts = { fontOf: latinFont };

/** Each file is read and unpacked once: left packed, it would be unpacked for every document, by JavaScript, which took most of its time. */
function open(name: string): OpenFile {
  const known = files.get(name);
  if (known !== undefined) {
    return known;
  }
  const bytes = toSfnt(readFileSync(join(inter.folder, `inter-${name}-normal.woff`)));
  const file = { font: { name, bytes, isTall: false, hasBlank: false }, has: hasLetters(bytes) };
  files.set(name, file);
  return file;
}
