/**
 * The bytes of an answer in the pieces in which the socket gave them. They are never joined but to be read as text: a copy of a
 * large answer, made and dropped at each call, would start one collection of garbage after the other.
 */
export class AnswerBody {
  readonly #pieces: readonly Buffer[];
  /** In bytes. */
  readonly length: number;

  constructor(pieces: readonly Buffer[]) {
    this.#pieces = pieces.filter((piece) => piece.length > 0);
    this.length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  }

  /** As UTF-8. */
  toString(): string {
    const [first, ...rest] = this.#pieces;
    if (first === undefined) return '';
    return (rest.length === 0 ? first : Buffer.concat(this.#pieces, this.length)).toString('utf8');
  }

  equals(other: AnswerBody): boolean {
    if (other.length !== this.length) return false;
    // Where a socket cuts an answer differs from call to call.
    let of = 0;
    let at = 0;
    for (const piece of this.#pieces) {
      for (let done = 0; done < piece.length;) {
        const peer = other.#pieces[of] as Buffer;
        const length = Math.min(piece.length - done, peer.length - at);
        if (peer.compare(piece, done, done + length, at, at + length) !== 0) return false;
        done += length;
        at += length;
        if (at === peer.length) [of, at] = [of + 1, 0];
      }
    }
    return true;
  }
}
