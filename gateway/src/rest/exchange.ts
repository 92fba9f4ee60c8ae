/**
 * One request and its whole answer, in memory. `Dispatcher.request` makes a stream of every body, which costs more than sending and
 * reading a small one; here the pieces are gathered as the socket gives them.
 */
import type { Dispatcher } from 'undici';
import { writtenHeader } from './readAfter.ts';
import type { WireCall } from './wire/wireClient.ts';

/**
 * Does what the client of `wire/` does, by undici: resolves with what `use` made of the answer, and rejects with what it threw, with
 * undici's error when there is no whole answer, and with the signal's reason as soon as it is aborted. Calls `onSend` when the request
 * goes to a connection: from then on the other side may have it.
 */
export function exchange<T>(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  signal: AbortSignal | undefined,
  { onSend, use }: WireCall<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let running: Dispatcher.DispatchController | undefined;
    let status = 0;
    let etag: string | undefined;
    let writtenPosition: string | undefined;
    const pieces: Buffer[] = [];
    const giveUp = (): void => {
      const reason = signal?.reason as Error;
      running?.abort(reason);
      reject(reason);
    };
    if (signal?.aborted === true) return giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
    const end = (): void => signal?.removeEventListener('abort', giveUp);

    dispatcher.dispatch(request, {
      onRequestStart(controller) {
        // It may have waited for a connection longer than anybody waited for it. Thrown, as `abort` would close a connection that
        // nothing was sent on, and under an overload one after the other.
        if (signal?.aborted === true) throw signal.reason as Error;
        running = controller;
        onSend();
      },
      // An answer that only announces another one (1xx) is replaced by that.
      onResponseStart(_controller, statusCode, answered) {
        status = statusCode;
        etag = typeof answered.etag === 'string' ? answered.etag : undefined;
        const position = answered[writtenHeader];
        writtenPosition = typeof position === 'string' ? position : undefined;
      },
      onResponseData(_controller, piece) {
        pieces.push(piece);
      },
      onResponseEnd() {
        end();
        try {
          resolve(use({ status, etag, writtenPosition, bytes: joined(pieces) }));
        } catch (error) {
          reject(error);
        }
      },
      onResponseError(_controller, error) {
        end();
        reject(error);
      },
    });
  });
}

/** Where pieces are put together: what is made of them is made before the next answer needs the room. */
let room = Buffer.allocUnsafeSlow(256 * 1024);
/** A larger one is not kept. */
const largestKeptRoom = 1024 * 1024;

function joined(pieces: readonly Buffer[]): Buffer {
  const [first] = pieces;
  if (first === undefined) return nothing;
  if (pieces.length === 1) return first;
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (length > largestKeptRoom) return Buffer.concat(pieces, length);
  if (length > room.length) room = Buffer.allocUnsafeSlow(largestKeptRoom);
  let at = 0;
  for (const piece of pieces) at += piece.copy(room, at);
  return room.subarray(0, length);
}

const nothing = Buffer.alloc(0);
