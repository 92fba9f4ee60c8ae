/**
 * Noto for every script that Inter has not. Of a file that knows thousands of letters only those are taken that a document draws, so
 * nothing large stays in memory, and a document in Latin letters opens none (ADR 0053).
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Font, Fonts } from './font.ts';
import { hasLetters } from './hasLetters.ts';
import { isListed, readFontPackage, type FontPackage, type FontSubset } from './fontSubsets.ts';
import { formsOf, graphemesOf, inkOf } from './graphemes.ts';
import { latinFont } from './latinFonts.ts';

/** Names alone need these, and they are set in this weight. */
const WEIGHT = 600;
const POSTSCRIPT_NAME = 6;
const GLYPH_HEAD_BYTES = 10;
/** Shaping takes Khmer vowels apart that Unicode keeps whole: this is the part before the letter. */
const KHMER_VOWEL_E = '\u17c1';

const scripts =
  `arabic hebrew devanagari bengali gurmukhi gujarati oriya tamil telugu kannada malayalam sinhala thai lao khmer myanmar
  georgian armenian ethiopic thaana cherokee canadian-aboriginal adlam javanese meetei-mayek ol-chiki`
    .split(/\s+/)
    .map((script) => `@fontsource-variable/noto-sans-${script}`);
/** Its letters hold their dots: what is copied out of the document is what was written. Noto has what it lacks. */
const arabic = '@fontsource-variable/vazirmatn';
const others = [
  '@fontsource-variable/noto-serif-tibetan',
  '@fontsource/noto-sans-syriac',
  '@fontsource/noto-sans-nko',
  '@fontsource/noto-sans-tifinagh',
];
/** Rare letters of Latin, Cyrillic and Greek, and marks that Inter has not. */
const latin = '@fontsource-variable/noto-sans';

/** Chinese characters look as the text around them asks: kana tell Japanese, Hangul Korean. */
function eastAsian(texts: readonly string[]): readonly string[] {
  const all = texts.join('');
  const first = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(all)
    ? ['jp']
    : /\p{Script=Hangul}/u.test(all)
      ? ['kr']
      : [];
  return [...new Set([...first, 'sc', 'tc', 'jp', 'kr'])].map((region) => `@fontsource-variable/noto-sans-${region}`);
}

const isMissing = (grapheme: string): boolean => inkOf(grapheme).trim() !== '' && latinFont(grapheme, WEIGHT) === null;

/** Opens what these texts need besides Inter. */
export async function loadFonts(texts: readonly string[]): Promise<Fonts> {
  const found = new Map<string, Font>();
  const missing = new Set(texts.flatMap(graphemesOf).filter(isMissing));
  const take = async (wanted: Set<string>): Promise<void> => {
    for (const name of wanted.size === 0 ? [] : [latin, arabic, ...scripts, ...others, ...eastAsian(texts)]) {
      await takeFromPackage(name, wanted, found);
    }
  };
  await take(missing);
  await take(new Set([...missing].flatMap(formsOf).flatMap(graphemesOf).filter(isMissing)));
  return {
    fontOf: (grapheme, weight, last) =>
      grapheme === ' ' && last?.hasBlank ? last : (latinFont(grapheme, weight, last) ?? found.get(grapheme) ?? null),
  };
}

async function takeFromPackage(name: string, missing: Set<string>, found: Map<string, Font>): Promise<void> {
  if (missing.size === 0) {
    return;
  }
  const fontPackage = packageOf(name);
  for (const subset of fontPackage.subsets) {
    const listed = [...missing].filter((grapheme) => isListed(subset, inkOf(grapheme)));
    if (listed.length === 0) {
      continue;
    }
    const font = await openSubset(name, fontPackage, subset, listed.join(''));
    for (const grapheme of listed.filter(hasLetters(font.bytes))) {
      found.set(grapheme, font);
      missing.delete(grapheme);
    }
  }
}

const packages = new Map<string, FontPackage>();

function packageOf(name: string): FontPackage {
  const known = packages.get(name) ?? readFontPackage(name);
  packages.set(name, known);
  return known;
}

async function openSubset(name: string, { folder }: FontPackage, subset: FontSubset, letters: string): Promise<Font> {
  const start = join(folder, `${name.split('/')[1]}-${subset.name}`);
  const variable = `${start}-wght-normal.woff2`;
  const file = [variable, `${start}-${WEIGHT}-normal.woff2`, `${start}-400-normal.woff2`].find((path) =>
    existsSync(path),
  );
  // A joiner is drawn as a blank without width.
  const withParts = `${letters}${letters.normalize('NFD')}${KHMER_VOWEL_E} `;
  const subsetted = await subsetFont(await readFile(file ?? variable), withParts, {
    targetFormat: 'truetype',
    preserveNameIds: [POSTSCRIPT_NAME],
    ...(file === variable ? { variationAxes: { wght: WEIGHT } } : {}),
  });
  // The library that measures glyphs reads the head of an empty one, beyond the file where that is the last.
  const bytes = Buffer.concat([subsetted, Buffer.alloc(GLYPH_HEAD_BYTES)]);
  return { name: `${name}-${subset.name}`, bytes, isTall: true, hasBlank: hasLetters(bytes)(' ') };
}
