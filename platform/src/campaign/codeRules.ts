import { randomInt } from 'node:crypto';
import { decodeHTML } from 'entities';
import { plainForm } from '../shared/plainForm.ts';

/** Letters and digits that nobody takes for one another on paper: no I, O, 0, 1. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Of 32 characters each: 60 bits, so that nobody finds a code by trying. */
export const codeLength = 12;

/** A code that cannot be guessed. */
export const makeCode = (): string =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** So many codes that differ. */
export function makeCodes(amount: number): readonly string[] {
  const codes = new Set<string>();
  while (codes.size < amount) {
    codes.add(makeCode());
  }
  return [...codes];
}

/** Letters that look like dashes: the Japanese mark of a long vowel, and the Korean vowel eu. */
const likeDashes = /[\u30fc\u3161\u1173]/g;
/** Letters of a Cyrillic keyboard that look like Latin ones. */
const [cyrillic, latin] = ['АВЕКМНОРСТУХІЈЅаекорсухіјѕ', 'ABEKMHOPCTYXIJSaekopcyxijs'];
const inLatin = (code: string): string =>
  code.replaceAll(/\p{Script=Cyrillic}/gu, (letter) => latin[cyrillic.indexOf(letter)] ?? letter);

/** A word that a mail sets before a code, in its own languages: `Code:`, `Gutscheincode –`. */
const label = /^[^\p{L}\p{N}]{0,5}\p{L}[\p{L}\p{M}’' -]{0,39}[:：=]\s*(?=\S)/u;

/** The value of `code` in an address, also one that stands in the address that it leads to, or in marks of HTML. */
const inAddress = /[?&#;]code=([^&#\s"'<>]+)/i;

/**
 * Without what a program wrote around it: marks of HTML, signs of an address by their numbers, the address itself. Twice is as often as
 * programs wrap an address into another.
 */
function unwrapped(typed: string): string {
  let text = decodeHTML(typed);
  for (let wrapped = 0; wrapped < 3; wrapped += 1) {
    const [, value] = inAddress.exec(text) ?? [];
    if (value !== undefined) {
      return decoded(value.replaceAll('+', ' '));
    }
    text = decoded(text);
  }
  return text;
}

/** As it is where the percent signs are no numbers. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The codes that someone may mean, the likeliest first: as it was typed, in the plain marks of a keyboard, without the marks, the label and the
 * address that a mail has around it, and, as it stands on paper in groups, without what stands between them (ADR 0033), also by letters that
 * look the same.
 */
export function readingsOf(code: string): readonly string[] {
  const inner = unwrapped(code);
  const unlabelled = inner.trim().replace(label, '');
  const readings = [code, ...[code, inner, unlabelled].flatMap(plainReadings)];
  return [...new Set(readings)].filter((reading) => reading !== '');
}

function plainReadings(code: string): readonly string[] {
  const plain = plainForm(code);
  const unquoted = plain.replaceAll(/^[\s"'()[\]{}<>]+|[\s"'()[\]{}<>]+$/g, '');
  const bare = plain.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const dashed = bare.replaceAll(likeDashes, '-');
  const joined = dashed.replaceAll(/\s/g, '');
  const whole = joined.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '');
  return [plain, unquoted, bare, dashed, joined, whole, inLatin(dashed), inLatin(whole)];
}
