/** A value of an answer that is JSON already; `resultBody` puts it into its place. */
export class JsonBytes {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** Texts and bytes, one after another. */
export const joined = (pieces: readonly (Buffer | string)[]): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
