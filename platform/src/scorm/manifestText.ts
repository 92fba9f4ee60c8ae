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

/** What stands in the way of an `&`: text that is as it is, and remarks, in which tools write what XML does not allow there. */
const sections = { '<![CDATA[': ']]>', '<!--': '-->' } as const;

/**
 * Not in CDATA, where an `&` is one. Remarks go, their lines stay to be counted. Where one of either has no end, none of its kind that follows has:
 * the rest is text, and nothing is searched twice.
 */
function withReferences(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { 0: start, index } of text.matchAll(/<!\[CDATA\[|<!--/g)) {
    if (index < at) {
      continue;
    }
    const mark = sections[start as keyof typeof sections];
    const end = text.indexOf(mark, index + start.length);
    if (end === -1) {
      break;
    }
    const whole = text.slice(index, end + mark.length);
    parts.push(withPlainReferences(text.slice(at, index)), start === '<!--' ? whole.replaceAll(/[^\n]+/g, '') : whole);
    at = end + mark.length;
  }
  return parts.join('') + withPlainReferences(text.slice(at));
}

function withPlainReferences(text: string): string {
  return text.replaceAll(tagOfNothing, '&lt;').replaceAll(references, (found: string, number?: string) => {
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

/** A `<` that begins no tag, as in “5 < 7”. */
const tagOfNothing = /<(?![\p{L}_:!?/])/gu;
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

/**
 * Faults of a parser that change nothing of what is read: an attribute that comes twice has its first value, and what has no end tag ends
 * with what it is in.
 */
export const isHarmlessFault = (error: Error): boolean =>
  /duplicate attribute|unquoted attribute|no whitespace between attributes|attribute without value|"\]\]>"|unexpected close tag/i.test(
    error.message,
  );

/** Whether the text ends before an element does. */
export const isOpenAtEnd = (error: Error): boolean => /unclosed tag/i.test(error.message);

/**
 * By its mark, else UTF-8 where it is that, else as it declares itself, else UTF-8 with a few bytes that are none, else what Windows
 * wrote: declarations are often not true.
 */
function decode(bytes: Uint8Array): string {
  const [first, second, third, fourth] = bytes;
  if ((first === 0xff && second === 0xfe) || (second === 0 && fourth === 0)) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  if ((first === 0xfe && second === 0xff) || (first === 0 && third === 0)) {
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
  const nearly = new TextDecoder().decode(bytes);
  const letters = nearly.match(/[^\0-\x7f]/g) ?? [];
  const unread = letters.filter((letter) => letter === '\ufffd').length;
  return unread * 2 < letters.length ? nearly : new TextDecoder(ofWindows(bytes)).decode(bytes);
}

/** Letters beyond ASCII stand between those of English in the west, in words of their own in Cyrillic. */
function ofWindows(bytes: Uint8Array): 'windows-1251' | 'windows-1252' {
  const runs = Buffer.from(bytes)
    .toString('latin1')
    .match(/[\xc0-\xff]+/g);
  const all = (runs ?? []).join('').length;
  const inWords = (runs ?? []).filter((run) => run.length > 2).join('').length;
  return inWords * 2 > all ? 'windows-1251' : 'windows-1252';
}
