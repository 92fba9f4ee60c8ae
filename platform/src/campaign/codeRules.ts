import { randomInt } from 'node:crypto';

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

/** A code as it may stand on paper, in groups: without what stands between them. */
export const withoutSeparators = (code: string): string => code.replaceAll(/[\s-]/g, '');
