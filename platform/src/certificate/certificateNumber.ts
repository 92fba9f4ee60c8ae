import { plainForm } from '../shared/plainForm.ts';

/** Thirty-two digits, whatever stands between two of them. */
const numberWithin = /(?<![\p{L}\p{N}])[0-9a-f](?:[^\p{L}\p{N}]*[0-9a-f]){31}(?![\p{L}\p{N}])/u;

/**
 * The number of a certificate as someone typed or pasted it: without the words, the address and the marks around it, blanks within, and
 * dashes of other kinds (OP-125).
 */
export function readCertificateNumber(typed: string): string {
  const digits = numberWithin.exec(plainForm(typed).toLowerCase())?.[0].replaceAll(/[^0-9a-f]/g, '');
  return digits !== undefined ? digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : typed.trim();
}
