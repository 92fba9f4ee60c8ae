import type { ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { ErrorCode } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds that a request of this route has to arrive; those of every request when left out. */
    receivingTimeMs?: number;
  }
}

const lateCode = 'ERR_HTTP_REQUEST_TIMEOUT';

/** How often the server looks for requests that take too long to arrive. */
const longestCheckIntervalMs = 1_000;

type Times = Pick<Config, 'requestTimeoutMs' | 'uploadTimeoutMs'>;

/**
 * Of a whole request Node knows one time for all routes, so that it is the longest; {@link limitReceiving} knows those of the routes. A
 * request that stalls in its headers ends when its time is over: Node looks for such requests every 30 seconds unless told otherwise.
 */
export const receivingTimes = ({ requestTimeoutMs, uploadTimeoutMs }: Times): ServerOptions => ({
  requestTimeout: Math.max(requestTimeoutMs, uploadTimeoutMs),
  headersTimeout: requestTimeoutMs,
  connectionsCheckingInterval: Math.min(longestCheckIntervalMs, requestTimeoutMs),
});

/** A request whose body stalls ends when the time of its route is over. */
export function limitReceiving(app: FastifyInstance, { requestTimeoutMs }: Times): void {
  const arrivals = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  app.addHook('onRequest', async (request) => {
    const { raw, routeOptions } = request;
    if (raw.complete || raw.method === 'GET' || raw.method === 'HEAD') {
      return;
    }
    const late = () => raw.complete || answerUnreadable({ code: lateCode }, raw.socket);
    arrivals.set(request, setTimeout(late, routeOptions.config.receivingTimeMs ?? requestTimeoutMs));
  });
  app.addHook('onResponse', async (request) => clearTimeout(arrivals.get(request)));
  app.addHook('onRequestAbort', async (request) => clearTimeout(arrivals.get(request)));
}

interface Unreadable {
  readonly status: string;
  readonly code: ErrorCode;
  readonly message: string;
}

const refusals = new Map<string, Unreadable>([
  [
    lateCode,
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
export function answerUnreadable(error: { readonly code?: string }, socket: Socket): void {
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
