import type { IncomingMessage } from 'node:http';

/** What a sender may still send of a body that was answered before it came, and how long nothing may come. */
const mostBytes = 8 * 1024 * 1024;
const mostSilenceMs = 3000;
const mostTimeMs = 60_000;

/**
 * Lets pass what still comes of a body that nobody reads any more, so that the answer reaches anyone who is still sending: many read it only
 * then. Who continues for too long, or does not continue, loses the connection.
 */
export function letRestPass(request: IncomingMessage): void {
  if (request.complete || request.destroyed) {
    return;
  }
  let bytes = 0;
  const end = (): unknown => request.destroy();
  const silence = setTimeout(end, mostSilenceMs);
  const limit = setTimeout(end, mostTimeMs);
  const settle = (): void => {
    clearTimeout(silence);
    clearTimeout(limit);
  };
  request.unpipe();
  request.on('data', (piece: Buffer) => {
    silence.refresh();
    bytes += piece.length;
    if (bytes > mostBytes) {
      end();
    }
  });
  request.once('end', settle).once('close', settle);
  request.resume();
}
