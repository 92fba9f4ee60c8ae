/**
 * Finds its way in JSON as bytes, as `JSON.stringify` writes it: without spaces between its parts. What is passed over is not checked any
 * further than to find its end.
 */
import { isUtf8 } from 'node:buffer';
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  MINUS,
  NINE,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  SMALL_F,
  SMALL_N,
  SMALL_T,
  ZERO,
} from './bytes.ts';
import { leaveToResolvers } from './UnplannedError.ts';

/** 0 for what stands in a string as it is. */
const stringBytes = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte === QUOTE ? 1 : byte === BACKSLASH ? 2 : byte < 0x20 ? 3 : 0,
);
/** 1 for what a number is written with. */
const numberBytes = Uint8Array.from({ length: 256 }, (_, byte) =>
  '+-.0123456789Ee'.includes(String.fromCharCode(byte)) ? 1 : 0,
);

const nothing = Buffer.alloc(0);

export class JsonReader {
  bytes = nothing as Buffer;
  /** Whether the last string that was passed over has escapes. */
  sawEscape = false;
  /** The same bytes, four at once. */
  #words: DataView = new DataView(nothing.buffer, 0, 0);

  begin(bytes: Buffer): void {
    if (!isUtf8(bytes)) leaveToResolvers();
    this.bytes = bytes;
    this.#words = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  /** Lets go of the bytes. */
  end(): void {
    this.begin(nothing);
  }

  /** Calls `read` with each member of the object that all of it is; `read` answers where the value ends that begins at `from`. */
  members(read: (name: string, from: number) => number): void {
    const { bytes } = this;
    if (bytes[0] !== OPEN_BRACE) leaveToResolvers();
    let at = 1;
    for (;;) {
      const colon = this.endOfName(at);
      at = read(this.parsed(at, colon) as string, colon + 1);
      if (bytes[at] === COMMA) at += 1;
      else if (bytes[at] === CLOSE_BRACE && at + 1 === bytes.length) return;
      else leaveToResolvers();
    }
  }

  /** A value as `JSON.parse` makes it. */
  parsed(from: number, to: number): unknown {
    return JSON.parse(this.bytes.toString('utf8', from, to));
  }

  /** Where the colon stands after the name of a member. */
  endOfName(from: number): number {
    const { bytes } = this;
    if (bytes[from] !== QUOTE) leaveToResolvers();
    const colon = this.#endOfString(from);
    if (bytes[colon] !== COLON) leaveToResolvers();
    return colon;
  }

  /** Where the value ends that begins here. */
  skip(from: number): number {
    const { bytes } = this;
    switch (bytes[from]) {
      case QUOTE:
        return this.#endOfString(from);
      case OPEN_BRACE:
      case OPEN_BRACKET:
        return this.#endOfBrackets(from);
      case SMALL_T:
      case SMALL_N:
        return from + 4;
      case SMALL_F:
        return from + 5;
      default: {
        let at = from;
        while (numberBytes[bytes[at] as number] === 1) at += 1;
        if (at === from) leaveToResolvers();
        return at;
      }
    }
  }

  isHere(text: Uint8Array, at: number): boolean {
    const { bytes } = this;
    for (let index = 0; index < text.length; index += 1) if (bytes[at + index] !== text[index]) return false;
    return true;
  }

  /** The same for `length` bytes that are given as words. */
  areHere(words: Int32Array, length: number, at: number): boolean {
    const view = this.#words;
    if (at + words.length * 4 > view.byteLength) return false;
    const whole = length >> 2;
    for (let index = 0; index < whole; index += 1) {
      if (view.getInt32(at + index * 4, true) !== words[index]) return false;
    }
    if (whole === words.length) return true;
    const differing = view.getInt32(at + whole * 4, true) ^ (words[whole] as number);
    return (differing & (-1 >>> (32 - (length & 3) * 8))) === 0;
  }

  /** Whether it is a whole number of at most nine digits, written as `JSON.stringify` does. */
  isInt(start: number, end: number): boolean {
    const { bytes } = this;
    const begun = bytes[start] === MINUS ? start + 1 : start;
    const length = end - begun;
    if (length < 1 || length > 9) return false;
    if (bytes[begun] === ZERO && (length > 1 || begun > start)) return false;
    for (let at = begun; at < end; at += 1) {
      const byte = bytes[at] as number;
      if (byte < ZERO || byte > NINE) return false;
    }
    return true;
  }

  #endOfString(from: number): number {
    const { bytes } = this;
    const view = this.#words;
    const lastWord = view.byteLength - 4;
    let at = from + 1;
    this.sawEscape = false;
    for (;;) {
      while (at <= lastWord && isPlain(view.getInt32(at, true))) at += 4;
      const kind = stringBytes[bytes[at] as number];
      if (kind === 0) at += 1;
      else if (kind === 1) return at + 1;
      else if (kind === 2) {
        this.sawEscape = true;
        at += 2;
      } else leaveToResolvers();
    }
  }

  #endOfBrackets(from: number): number {
    const { bytes } = this;
    let depth = 1;
    let at = from + 1;
    while (depth > 0) {
      const byte = bytes[at];
      if (byte === QUOTE) at = this.#endOfString(at);
      else {
        if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth += 1;
        else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth -= 1;
        else if (byte === undefined) leaveToResolvers();
        at += 1;
      }
    }
    return at;
  }
}

/** Whether none of the four bytes ends a string, escapes in it, or must not stand in it. */
function isPlain(word: number): boolean {
  const quotes = word ^ 0x22222222;
  const escapes = word ^ 0x5c5c5c5c;
  // The highest bit of a byte is set where that byte is zero, or below a space; bytes above 127 are neither.
  const found = ((quotes - 0x01010101) & ~quotes) | ((escapes - 0x01010101) & ~escapes) | ((word - 0x20202020) & ~word);
  return (found & 0x80808080) === 0;
}
