/** Encodings that table programs write, by their names for `TextDecoder`. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1251'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * The encoding of a file: by its byte order mark, else UTF-8 if it is that without a fault, else what table programs write on Windows
 * where one reads the language of the page. A guess, that can be corrected.
 */
export function guessEncoding(bytes: Uint8Array, language: string): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return language.startsWith('uk') || language.startsWith('ru') ? 'windows-1251' : 'windows-1252';
  }
}

/** The text of a file, without its byte order mark. What is no letter in the encoding becomes a question mark in a diamond. */
export const decodeText = (bytes: Uint8Array, encoding: Encoding): string => new TextDecoder(encoding).decode(bytes);

/** The first bytes of workbooks: those that are archives (.xlsx, .ods, .numbers), and those of Excel before 2007. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Whether a file is a workbook as table programs keep it, which is no text. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  workbooks.some((mark) => mark.every((byte, at) => bytes[at] === byte));
