/** The text of a manifest as a parser takes it (ADR 0057): tools write what is nearly XML, in whatever letters. */
import { decodeHTMLStrict } from 'entities';

/**
 * In letters, without what XML has no place for: signs that nobody sees, a declaration that does not stand first, entities of HTML, and
 * an `&` that begins none.
 */
export function manifestText(bytes: Uint8Array): string {
  const text = decode(bytes)
    // oxlint-disable-next-line no-control-regex -- these are what XML does not know
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/^[^<]+/, '');
  return withReferences(withoutDeclaration(text));
}

/** The first that looks like one is the only one looked at: a search from each that has no end would take the square of the text. */
function withoutDeclaration(text: string): string {
  const start = text.search(/<\?xml\s/i);
  const end = start === -1 ? -1 : text.indexOf('>', start);
  return end !== -1 && text[end - 1] === '?' ? text.slice(0, start) + text.slice(end + 1) : text;
}

const cdataStart = '<![CDATA[';
const cdataEnd = ']]>';

/** Not in CDATA, where an `&` is one. Where one has no end, none that follows has: the rest is text, and nothing is searched twice. */
function withReferences(text: string): string {
  const parts: string[] = [];
  let at = 0;
  let start = text.indexOf(cdataStart);
  while (start !== -1) {
    const end = text.indexOf(cdataEnd, start + cdataStart.length);
    if (end === -1) {
      break;
    }
    parts.push(withPlainReferences(text.slice(at, start)), text.slice(start, end + cdataEnd.length));
    at = end + cdataEnd.length;
    start = text.indexOf(cdataStart, at);
  }
  return parts.join('') + withPlainReferences(text.slice(at));
}

function withPlainReferences(text: string): string {
  return text.replaceAll(references, (found: string, number?: string) => {
    if (ofXml.test(found)) {
      return found;
    }
    if (number !== undefined) {
      return isSign(number) ? found : '';
    }
    const sign = decodeHTMLStrict(found);
    return sign === found
      ? `&amp;${found.slice(1)}`
      : sign.replaceAll(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
  });
}

/** What may be a reference. */
const references = /&(?:#(\d{1,8}|x[0-9a-f]{1,6});|[a-z][a-z0-9]{1,31};)?/gi;
const ofXml = /^&(?:amp|lt|gt|quot|apos);$/;

/** Whether a number stands for a sign that XML knows. */
function isSign(number: string): boolean {
  const code = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number(number);
  const isControl = code < 0x20 && code !== 9 && code !== 10 && code !== 13;
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return !isControl && !isSurrogate && code !== 0xfffe && code !== 0xffff && code <= 0x10ffff;
}

/** Faults of a parser that change nothing of what is read: an attribute that comes twice has its first value. */
export const isHarmlessFault = (error: Error): boolean => /duplicate attribute/i.test(error.message);

/** By its mark, else UTF-8 where it is that, else as it declares itself, else what Windows wrote: declarations are often not true. */
function decode(bytes: Uint8Array): string {
  const mark = (first: number, second: number): boolean => bytes[0] === first && bytes[1] === second;
  if (mark(0xff, 0xfe) || mark(0x3c, 0)) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  if (mark(0xfe, 0xff) || mark(0, 0x3c)) {
    return new TextDecoder('utf-16be').decode(bytes);
  }
  const head = Buffer.from(bytes.subarray(0, 1_000)).toString('latin1');
  const [, declared = ''] = /<\?xml[^>]*\sencoding=\s*["']([\w.:-]{1,40})["']/.exec(head) ?? [];
  for (const encoding of ['utf-8', declared]) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Of an encoding that is not known, or not in it.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}
