/** The files of a family of fonts: each has a part of the letters, as `unicode.json` of its package tells. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export interface FontSubset {
  readonly name: string;
  readonly ranges: readonly (readonly [number, number])[];
}

export interface FontPackage {
  /** Where its files are. */
  readonly folder: string;
  readonly subsets: readonly FontSubset[];
}

const require = createRequire(import.meta.url);

export function readFontPackage(name: string): FontPackage {
  const folder = join(require.resolve(`${name}/package.json`), '..');
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return {
    folder: join(folder, 'files'),
    subsets: Object.entries(ranges).map(([subset, listed]) => ({
      name: subset.replaceAll(/[[\]]/g, ''),
      ranges: listed.split(',').map(parseRange),
    })),
  };
}

/** Whether the file is said to have every letter of the text. */
export const isListed = ({ ranges }: FontSubset, text: string): boolean =>
  Array.from(text).every((character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => code >= first && code <= last);
  });

function parseRange(range: string): readonly [number, number] {
  const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
