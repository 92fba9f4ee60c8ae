/** Rows of CSV (RFC 4180) out of pieces of text that end anywhere. */
export async function* csvRows(pieces: AsyncIterable<string>): AsyncGenerator<readonly string[], void, undefined> {
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  /** A quotation mark within quotes, which ends them or begins a second one. */
  let isPending = false;
  let isStart = true;
  for await (const piece of pieces) {
    for (const character of isStart ? piece.replace(/^\uFEFF/, '') : piece) {
      if (isPending) {
        isPending = false;
        isQuoted = character === '"';
        if (isQuoted) {
          cell += character;
          continue;
        }
      }
      if (isQuoted) {
        isPending = character === '"';
        cell += isPending ? '' : character;
      } else if (character === '"') {
        isQuoted = true;
      } else if (character === ',') {
        row.push(cell);
        cell = '';
      } else if (character === '\n') {
        yield [...row, cell];
        row = [];
        cell = '';
      } else if (character !== '\r') {
        cell += character;
      }
    }
    isStart &&= piece === '';
  }
  if (cell !== '' || row.length > 0) {
    yield [...row, cell];
  }
}
