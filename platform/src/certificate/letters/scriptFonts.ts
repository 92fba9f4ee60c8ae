/**
 * Noto for every script that Inter has not. Of a file that knows thousands of letters only those are taken that a document draws, so
 * nothing large stays in memory, and a document in Latin letters opens none (ADR 0053).
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkit';
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
/** What a letter needs to join with those beside it. */
const JOINING = ['isol', 'init', 'medi', 'fina'];
/** Shaping takes Khmer vowels apart that Unicode keeps whole: this is the part before the letter. */
const KHMER_VOWEL_E = '\u17c1';

const variableScripts =
  `arabic hebrew devanagari bengali gurmukhi gujarati oriya tamil telugu kannada malayalam sinhala thai lao khmer myanmar
  georgian armenian ethiopic thaana cherokee canadian-aboriginal adlam javanese meetei-mayek ol-chiki lisu`
    .split(/\s+/)
    .map((script) => `@fontsource-variable/noto-sans-${script}`);
/** Its letters hold their dots: what is copied out of the document is what was written. Noto has what it lacks. */
const arabic = '@fontsource-variable/vazirmatn';
/** Scripts of fewer readers, and of scholars. */
const staticScripts =
  `balinese bamum buginese buhid cham coptic deseret glagolitic gothic grantha hanifi-rohingya hanunoo kayah-li
  lepcha limbu mende-kikakui miao modi mongolian new-tai-lue newa nko nushu ogham old-hungarian old-italic
  old-turkic osage osmanya pau-cin-hau phoenician rejang runic samaritan saurashtra sharada shavian siddham
  sora-sompeng sundanese sunuwar syloti-nagri syriac tagalog tagbanwa tai-le tai-tham tai-viet tifinagh tirhuta
  vai warang-citi yi`
    .split(/\s+/)
    .map((script) => `@fontsource/noto-sans-${script}`);
/** What Noto has with serifs alone. */
const serifScripts = [
  '@fontsource-variable/noto-serif-tibetan',
  '@fontsource/noto-serif-np-hmong',
  '@fontsource/noto-serif-toto',
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
  const packageNames = [latin, arabic, ...variableScripts, ...staticScripts, ...serifScripts, ...eastAsian(texts)];
  const take = async (wanted: Set<string>): Promise<void> => {
    for (const name of wanted.size === 0 ? [] : packageNames) {
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

async function openSubset(name: string, { folder }: FontPackage, part: FontSubset, letters: string): Promise<Font> {
  const start = join(folder, `${name.split('/')[1]}-${part.name}`);
  const variable = `${start}-wght-normal.woff2`;
  const file = [variable, `${start}-${WEIGHT}-normal.woff2`, `${start}-400-normal.woff2`].find((path) =>
    existsSync(path),
  );
  // A joiner is drawn as a blank without width.
  const withParts = `${letters}${letters.normalize('NFD')}${KHMER_VOWEL_E} `;
  const whole = await readFile(file ?? variable);
  const subset = async (keepFeatures?: readonly string[]): Promise<Buffer> => {
    const subsetted = await subsetFont(whole, withParts, {
      targetFormat: 'truetype',
      preserveNameIds: [POSTSCRIPT_NAME],
      ...(file === variable ? { variationAxes: { wght: WEIGHT } } : {}),
      ...(keepFeatures ? { keepFeatures } : {}),
    });
    // The library that measures glyphs reads the head of an empty one, beyond the file where that is the last.
    return Buffer.concat([subsetted, Buffer.alloc(GLYPH_HEAD_BYTES)]);
  };
  const complete = await subset();
  const bytes = canBeShaped(complete, letters) ? complete : await subset(JOINING);
  return { name: `${name}-${part.name}`, bytes, isTall: true, hasBlank: hasLetters(bytes)(' ') };
}

/** The library that shapes does not know every kind of rule, and throws at those of Mongolian that choose among variants of a letter. */
function canBeShaped(bytes: Uint8Array, letters: string): boolean {
  try {
    create(bytes).layout(letters);
    return true;
  } catch {
    return false;
  }
}
