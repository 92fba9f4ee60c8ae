/** A line as it is drawn: from left to right, in pieces of one font. */
import createBidi from 'bidi-js';
import type { Font, Fonts, Weight } from './font.ts';
import { formsOf, graphemesOf, inkOf } from './graphemes.ts';

/** Text in one font, to be shaped as a whole. */
export interface TextRun {
  readonly text: string;
  readonly font: Font;
  /** Its place in the order of reading, which is that of the text, not of the page. */
  readonly at: number;
}

export type Direction = 'ltr' | 'rtl';

interface LevelRun {
  readonly text: string;
  /** Where it begins. */
  readonly at: number;
  /** Odd ones run from right to left (UAX 9). */
  readonly level: number;
}

const bidi = createBidi();
/** Two blocks of letters from right to left beyond those that the library for their order knows, which takes a letter for two signs there. */
const farRightToLeft = /[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu;

/** The levels of a text (UAX 9), by its UTF-16 signs. */
const levelsOf = (text: string, direction?: Direction): ReturnType<typeof bidi.getEmbeddingLevels> =>
  bidi.getEmbeddingLevels(text.replaceAll(farRightToLeft, '\u05d0\u05d0'), direction);
/** The scripts from right to left that the library which shapes knows as such, and turns. */
const turnedByShaping =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mende_Kikakui}\p{Script=Phoenician}\p{Script=Old_Turkic}]/u;

/** What is invisible, but for joiners and the choice of a variant, which shape the letters beside them. */
const withoutGlyph = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** What can be drawn of a text, in composed letters: what no font has is left out, and the blanks around it close. */
export function drawableText(text: string, weight: Weight, fonts: Fonts): string {
  const isDrawable = (grapheme: string): boolean => /^\s+$/.test(grapheme) || fonts.fontOf(grapheme, weight) !== null;
  return graphemesOf(text.normalize('NFC'))
    .map((grapheme) => formsOf(grapheme).find((form) => form !== '' && graphemesOf(form).every(isDrawable)) ?? '')
    .join('')
    .replaceAll(/[^\S\u00a0]+/g, ' ')
    .trim();
}

/** The direction in which a text begins. */
export const directionOf = (text: string): Direction =>
  (levelsOf(text).paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr';

/** Whether something of a text runs from right to left. */
export const hasRightToLeft = (text: string): boolean => levelsOf(text).levels.some((level) => level % 2 === 1);

/** The pieces of a line of drawable text, leftmost first. `direction` is that of the whole text that the line is of. */
export function textRuns(
  line: string,
  weight: Weight,
  fonts: Fonts,
  direction: Direction = directionOf(line),
): readonly TextRun[] {
  return fromLeft(levelRuns(line, direction)).flatMap(({ text, level, at }) => {
    const runs = fontRuns(text, weight, fonts).map(({ font, ...run }, index) => ({
      font,
      text: asShaped(run.text, level),
      at: at + index,
    }));
    return level % 2 === 1 ? runs.toReversed() : runs;
  });
}

/** Splits text where the font has to change. */
function fontRuns(text: string, weight: Weight, fonts: Fonts): readonly Omit<TextRun, 'at'>[] {
  const runs: { text: string; font: Font }[] = [];
  for (const grapheme of graphemesOf(text)) {
    const last = runs.at(-1);
    const font = fonts.fontOf(grapheme, weight, last?.font);
    const text = font?.isTall ? grapheme.replaceAll(withoutGlyph, '') : inkOf(grapheme);
    if (font === null || text === '') {
      continue;
    }
    if (font === last?.font) {
      last.text += text;
    } else {
      runs.push({ text, font });
    }
  }
  return runs;
}

/** Whether the text has Burmese letters, which the library that shapes leaves as they come. */
export const isBurmese = (text: string): boolean => /\p{Script=Myanmar}/u.test(text);

/** A syllable in the order in which it is drawn: the vowel E and the medial RA stand before their letter. */
function burmeseFromLeft(syllable: string): string {
  const before = ['\u1031', '\u103c'].filter((letter) => syllable.includes(letter));
  return before.join('') + syllable.replaceAll(/[\u1031\u103c]/g, '');
}

function levelRuns(line: string, direction: Direction): readonly LevelRun[] {
  const { levels } = levelsOf(line, direction);
  const runs: { text: string; at: number; level: number }[] = [];
  let at = 0;
  for (const grapheme of graphemesOf(line)) {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) {
      last.text += grapheme;
    } else {
      runs.push({ text: grapheme, at, level });
    }
    at += grapheme.length;
  }
  return runs;
}

/** Rule L2 of UAX 9: from the highest level down, whatever stands at it or above is turned round. */
function fromLeft(runs: readonly LevelRun[]): readonly LevelRun[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) {
        end += 1;
      }
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = end;
    }
  }
  return ordered;
}

/**
 * The library that shapes takes the direction from the script alone: it turns Arabic letters and digits, and leaves brackets and Latin
 * digits as they come. What it would turn wrongly is turned before.
 */
function asShaped(text: string, level: number): string {
  if (isBurmese(text)) {
    return graphemesOf(text).map(burmeseFromLeft).join('');
  }
  const isTurned = turnedByShaping.test(text);
  const isOdd = level % 2 === 1;
  const mirrored = isOdd ? Array.from(text, (one) => bidi.getMirroredCharacter(one) ?? one).join('') : text;
  return isTurned === isOdd ? mirrored : graphemesOf(mirrored).toReversed().join('');
}
