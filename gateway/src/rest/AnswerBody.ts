/** The bytes of an answer in the pieces in which they came. They are joined only where somebody needs them in one. */
export class AnswerBody {
  readonly #pieces: readonly Buffer[];

  constructor(pieces: readonly Buffer[]) {
    this.#pieces = pieces;
  }

  /** A copy that holds on to nothing else: pieces are parts of larger buffers. */
  toBytes(): Buffer {
    const bytes = Buffer.allocUnsafeSlow(this.#pieces.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of this.#pieces) at += piece.copy(bytes, at);
    return bytes;
  }

  /** As UTF-8. */
  toString(): string {
    const [first, ...rest] = this.#pieces;
    if (first === undefined) return '';
    return (rest.length === 0 ? first : this.toBytes()).toString('utf8');
  }

  equals(bytes: Buffer): boolean {
    let at = 0;
    for (const piece of this.#pieces) {
      const end = at + piece.length;
      if (end > bytes.length || bytes.compare(piece, 0, piece.length, at, end) !== 0) return false;
      at = end;
    }
    return at === bytes.length;
  }
}
