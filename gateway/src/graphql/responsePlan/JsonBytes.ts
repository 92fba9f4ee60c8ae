/** A value of an answer that is JSON already, as bytes. */
export class JsonBytes {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** For whoever writes an answer the usual way. */
  toJSON(): unknown {
    return JSON.parse(this.bytes.toString());
  }
}

/** Texts and bytes behind each other. */
export const joined = (pieces: readonly (Buffer | string)[]): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
