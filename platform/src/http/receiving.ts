import type { ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '../errors.ts';

/** How often the server looks for requests that take too long to arrive. */
const longestCheckIntervalMs = 1_000;

/**
 * A request that stalls, in its headers or in its body, ends when its time is over: Node looks for such requests every 30 seconds
 * unless told otherwise.
 */
export const receivingTimes = (requestTimeoutMs: number): ServerOptions => ({
  requestTimeout: requestTimeoutMs,
  headersTimeout: requestTimeoutMs,
  connectionsCheckingInterval: Math.min(longestCheckIntervalMs, requestTimeoutMs),
});

interface Unreadable {
  readonly status: string;
  readonly code: ErrorCode;
  readonly message: string;
}

const refusals = new Map<string, Unreadable>([
  [
    'ERR_HTTP_REQUEST_TIMEOUT',
    {
      status: '408 Request Timeout',
      code: 'INVALID',
      message: 'The request did not arrive in time',
    },
  ],
  [
    'HPE_HEADER_OVERFLOW',
    {
      status: '431 Request Header Fields Too Large',
      code: 'BODY_TOO_LARGE',
      message: 'The address and the headers of the request are too long',
    },
  ],
]);
const notHttp: Unreadable = { status: '400 Bad Request', code: 'INVALID', message: 'The request is not HTTP' };

/** Answers what never became a request, in the shape of every refusal and without an id, and closes the connection. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) {
    socket.destroy();
    return;
  }
  const { status, code, message } = refusals.get(error.code ?? '') ?? notHttp;
  const body = JSON.stringify({ code, message, params: {} });
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
