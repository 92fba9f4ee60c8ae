import { plainForm } from '../shared/plainForm.ts';

/** The number of a certificate as somebody typed or pasted it: without the marks around it, blanks within, and dashes of other kinds (OP-125). */
export function readCertificateNumber(typed: string): string {
  const digits = plainForm(typed)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return /^[0-9a-f]{32}$/.test(digits)
    ? digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    : typed.trim();
}
