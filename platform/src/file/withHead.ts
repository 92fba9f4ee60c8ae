/** The same bytes, where the first piece has `headBytes` of them, if there are as many: enough to tell what they are. */
export async function* withHead(pieces: AsyncIterable<Buffer>, headBytes: number): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const piece of pieces) {
    if (head === null) {
      yield piece;
    } else {
      head = Buffer.concat([head, piece]);
      if (head.length >= headBytes) {
        yield head;
        head = null;
      }
    }
  }
  if (head !== null && head.length > 0) {
    yield head;
  }
}
