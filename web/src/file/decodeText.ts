/** Encodings that table programs write, by their names for `TextDecoder`. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1251'] as const;

/** What Windows writes beside Unicode, by the language that it speaks; 1252 in all others. */
const ofWindows = [
  [/^(?:uk|ru|be|bg|mk|sr)\b/, 'windows-1251'],
  [/^(?:pl|cs|sk|hu|sl|hr|bs|ro|sq)\b/, 'windows-1250'],
  [/^el\b/, 'windows-1253'],
  [/^(?:tr|az)\b/, 'windows-1254'],
  [/^(?:he|iw|yi)\b/, 'windows-1255'],
  [/^(?:ar|fa|ur)\b/, 'windows-1256'],
  [/^(?:lt|lv|et)\b/, 'windows-1257'],
  [/^vi\b/, 'windows-1258'],
  [/^th\b/, 'windows-874'],
  [/^ja\b/, 'shift_jis'],
  [/^zh-(?:hant|tw|hk)\b/i, 'big5'],
  [/^zh\b/, 'gb18030'],
  [/^ko\b/, 'euc-kr'],
] as const;

export type Encoding = (typeof encodings)[number] | (typeof ofWindows)[number][1];

/**
 * A guess at the encoding of a file, which people can correct: its byte order mark, or the zeros that UTF-16 has beside English letters;
 * else UTF-8 where the bytes are valid; else what spreadsheet programs write on Windows where people read `language`.
 */
export function guessEncoding(bytes: Uint8Array, language: string): Encoding {
  const [first, second, third, fourth] = bytes;
  if ((first === 0xff && second === 0xfe) || (second === 0 && fourth === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && third === 0)) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return ofWindows.find(([spoken]) => spoken.test(language))?.[1] ?? 'windows-1252';
  }
}

/** The text of a file, without its byte order mark. What is no letter in the encoding becomes a question mark in a diamond. */
export const decodeText = (bytes: Uint8Array, encoding: Encoding): string => new TextDecoder(encoding).decode(bytes);
