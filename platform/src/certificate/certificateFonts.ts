/** Inter for Latin, Cyrillic and Greek in a PDF: its files hold a part of the characters each. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

export type Weight = 400 | 600;

/** Text in one font. */
export interface TextRun {
  readonly text: string;
  /** Name to register the font by. */
  readonly font: string;
  readonly file: string;
}

const require = createRequire(import.meta.url);
const folder = join(require.resolve('@fontsource/inter/package.json'), '..');

const subsets = Object.entries(
  JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>,
).map(([name, ranges]) => ({ name, ranges: ranges.split(',').map(parseRange) }));

/** Basic Latin comes first: digits and spaces between Cyrillic words may stay with either. */
const order = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];
const sorted = order.flatMap((name) => subsets.filter((subset) => subset.name === name));

const files = new LRUCache<string, Buffer>({ max: 20 });

/** Splits text where the font file has to change; characters that no file has stay with the first and show as a box. */
export function textRuns(text: string, weight: Weight): readonly TextRun[] {
  const runs: { text: string; subset: string }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const subset = last !== undefined && has(last.subset, character) ? last.subset : subsetOf(character);
    if (last?.subset === subset) {
      last.text += character;
    } else {
      runs.push({ text: character, subset });
    }
  }
  return runs.map((run) => ({
    text: run.text,
    font: `${run.subset}-${weight}`,
    file: join(folder, 'files', `inter-${run.subset}-${weight}-normal.woff`),
  }));
}

/** The bytes of a font file, read once. */
export function fontBytes(file: string): Buffer {
  const known = files.get(file);
  if (known !== undefined) {
    return known;
  }
  const bytes = readFileSync(file);
  files.set(file, bytes);
  return bytes;
}

function subsetOf(character: string): string {
  return sorted.find((subset) => has(subset.name, character))?.name ?? 'latin';
}

function has(name: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return sorted.some(
    (subset) => subset.name === name && subset.ranges.some(([first, last]) => code >= first && code <= last),
  );
}

function parseRange(range: string): readonly [number, number] {
  const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
