/** The bytes that JSON is written with. */
export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const MINUS = 0x2d;
export const SLASH = 0x2f;
export const ZERO = 0x30;
export const NINE = 0x39;
export const COLON = 0x3a;
export const OPEN_BRACKET = 0x5b;
export const BACKSLASH = 0x5c;
export const CLOSE_BRACKET = 0x5d;
export const SMALL_F = 0x66;
export const SMALL_N = 0x6e;
export const SMALL_T = 0x74;
export const OPEN_BRACE = 0x7b;
export const CLOSE_BRACE = 0x7d;

export const nullText = Buffer.from('null');
export const trueText = Buffer.from('true');
export const falseText = Buffer.from('false');

/** Little-endian words of a text, the last one filled with zeroes. */
export function wordsOf(text: Uint8Array): Int32Array {
  const padded = new Uint8Array((text.length + 3) & ~3);
  padded.set(text);
  const view = new DataView(padded.buffer);
  return Int32Array.from({ length: padded.length / 4 }, (_, index) => view.getInt32(index * 4, true));
}
