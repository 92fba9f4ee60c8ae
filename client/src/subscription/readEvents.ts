/** Server-sent events, as far as the distinct connections mode of graphql-sse has them. */
export interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

const END_OF_EVENT = /\r\n\r\n|\n\n|\r\r/;

/** The events of a text that comes in pieces, wherever they are cut. What only keeps the connection awake is none. */
export async function* readEvents(pieces: AsyncIterable<string>): AsyncGenerator<StreamEvent, void, undefined> {
  let text = '';
  for await (const piece of pieces) {
    const parts = (text + piece).split(END_OF_EVENT);
    text = parts.pop() ?? '';
    for (const part of parts) {
      const event = eventOf(part);
      if (event !== null) {
        yield event;
      }
    }
  }
}

function eventOf(part: string): StreamEvent | null {
  const fields = part.split(/\r\n|\n|\r/).map((line): readonly [string, string] => {
    const colon = line.indexOf(':');
    return colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
  });
  const name = fields.findLast(([field]) => field === 'event')?.[1];
  const data = fields.filter(([field]) => field === 'data').map(([, value]) => value);
  return name === undefined ? null : { name, data: data.join('\n') };
}

/** Ends with an error where nothing comes for so long: a line that is dead says nothing of it. */
export async function* awake<Piece>(
  pieces: AsyncIterable<Piece>,
  { silenceMs, tooSilent }: { readonly silenceMs: number; readonly tooSilent: () => Error },
): AsyncGenerator<Piece, void, undefined> {
  const iterator = pieces[Symbol.asyncIterator]();
  let isReading = false;
  try {
    for (;;) {
      isReading = true;
      const read = await within(iterator.next(), silenceMs, tooSilent);
      isReading = false;
      if (read.done === true) {
        return;
      }
      yield read.value;
    }
  } finally {
    // One that still waits for its next piece would be waited for.
    const closed = iterator.return?.();
    if (!isReading) {
      await closed;
    }
  }
}

/** Rejects where something takes longer. */
export async function within<Result>(work: Promise<Result>, ms: number, tooLate: () => Error): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(tooLate()), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
