import { QUOTE } from './bytes.ts';

const usualRoom = 256 * 1024;
const largestRoom = 4 * 1024 * 1024;
/** Copied by a loop, which is quicker than a call up to about here. */
const shortCopy = 48;
const base64url = Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');

/** Writes bytes one after another, in room of its own that grows as it must. */
export class ByteWriter {
  /** Where the next byte goes. */
  at = 0;
  #out = Buffer.allocUnsafeSlow(usualRoom);

  begin(): void {
    this.at = 0;
  }

  /** What was written must be copied by now: one large answer must not hold memory for good. */
  end(): void {
    if (this.#out.length > largestRoom) this.#out = Buffer.allocUnsafeSlow(usualRoom);
  }

  /** What was written between two places; valid until more is written. */
  written(from: number, to: number): Buffer {
    return this.#out.subarray(from, to);
  }

  byte(byte: number): void {
    this.#reserve(1);
    this.#out[this.at] = byte;
    this.at += 1;
  }

  copy(source: Uint8Array, start: number, end: number): void {
    const length = end - start;
    this.#reserve(length);
    const out = this.#out;
    if (length <= shortCopy) {
      let { at } = this;
      for (let index = start; index < end; index += 1) out[at++] = source[index] as number;
    } else out.set(source.subarray(start, end), this.at);
    this.at += length;
  }

  all(source: Uint8Array): void {
    this.copy(source, 0, source.length);
  }

  /** Once more what was written before. */
  again(start: number, end: number): void {
    this.#reserve(end - start);
    this.#out.copyWithin(this.at, start, end);
    this.at += end - start;
  }

  /** Moves what was written last, from `own`, to an earlier place, over what stands there. */
  moveTo(begun: number, own: number): void {
    if (begun === own) return;
    this.#out.copyWithin(begun, own, this.at);
    this.at += begun - own;
  }

  text(text: string): void {
    this.#reserve(text.length * 3);
    this.at += this.#out.write(text, this.at);
  }

  /** Puts what was written last, from `own`, into base64url and quotes. */
  encodeLast(own: number): void {
    const length = this.at - own;
    this.#reserve(length * 2 + 4);
    const out = this.#out;
    // Backwards, so that it can be read where it is written.
    const whole = length - (length % 3);
    const encoded = Math.ceil((length * 4) / 3);
    let to = own + 1 + encoded;
    out[to] = QUOTE;
    if (length > whole) {
      const isTwo = length - whole === 2;
      const bits = ((out[own + whole] as number) << 16) | (isTwo ? (out[own + whole + 1] as number) << 8 : 0);
      if (isTwo) out[--to] = base64url[(bits >> 6) & 63] as number;
      out[--to] = base64url[(bits >> 12) & 63] as number;
      out[--to] = base64url[bits >> 18] as number;
    }
    for (let read = own + whole - 3; read >= own; read -= 3) {
      const bits = ((out[read] as number) << 16) | ((out[read + 1] as number) << 8) | (out[read + 2] as number);
      out[--to] = base64url[bits & 63] as number;
      out[--to] = base64url[(bits >> 6) & 63] as number;
      out[--to] = base64url[(bits >> 12) & 63] as number;
      out[--to] = base64url[bits >> 18] as number;
    }
    out[own] = QUOTE;
    this.at = own + encoded + 2;
  }

  #reserve(more: number): void {
    if (this.at + more <= this.#out.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(this.#out.length * 2, this.at + more));
    this.#out.copy(larger, 0, 0, this.at);
    this.#out = larger;
  }
}
