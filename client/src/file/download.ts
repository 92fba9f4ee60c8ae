import { ClientError } from '../errors.ts';
import { refusedBy } from '../request/readAnswer.ts';
import type { Headers, Transport } from '../request/Transport.ts';

/** The path of an address at the host itself: a token is sent nowhere else. */
export function pathAt(origin: string, url: string): string {
  const address = URL.canParse(url, origin) ? new URL(url, origin) : null;
  if (address?.origin !== origin) {
    throw new ClientError(`${url} is not at ${origin}, and gets no token of it.`);
  }
  return `${address.pathname}${address.search}`;
}

/** Opens a list as CSV, for as long as reading it takes. */
export const openCsv = (
  transport: Transport,
  { path, headers, signal }: { path: string; headers: Headers; signal: AbortSignal | undefined },
): Promise<ReadableStream<Uint8Array>> =>
  transport.send({ path, method: 'GET', headers, signal, timeoutMs: null }, async (response) => {
    if (!response.ok || response.body === null) {
      throw await refusedBy(response);
    }
    return response.body;
  });

/** The text of a stream, piece by piece. Who stops early closes it; one that breaks off rejects, so that half a list looks like no whole one. */
export async function* textOf(
  stream: ReadableStream<Uint8Array>,
  told: (error: unknown) => unknown,
): AsyncGenerator<string, void, undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      yield decoder.decode(read.value, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    throw told(error);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
