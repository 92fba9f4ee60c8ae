/** What never becomes a request of any route, answered in the shape of every refusal. */
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** Longer than an address can get: parts of addresses are passed to the platform, which says which of them are too long. */
export const maxParamLength = 16 * 1024;

/** An address that the router cannot read, such as `%zz`; no hook has run. The address is not repeated. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  if (error.code !== 'FST_ERR_BAD_URL') request.log.error({ err: error }, 'a request could not be given to a route');
  const known = { code: 'INVALID', message: 'The address is not well formed' };
  const body = error.code === 'FST_ERR_BAD_URL' ? known : { code: '-1', message: 'Unknown error occurred' };
  void reply.code(body === known ? 400 : 500).send({ ...body, params: {}, requestId: request.id });
}

interface Unreadable {
  readonly status: string;
  readonly code: string;
  readonly message: string;
}

const refusals: ReadonlyMap<string, Unreadable> = new Map([
  [
    'ERR_HTTP_REQUEST_TIMEOUT',
    { status: '408 Request Timeout', code: 'TIMEOUT', message: 'The request did not arrive in time' },
  ],
  [
    'HPE_HEADER_OVERFLOW',
    {
      status: '431 Request Header Fields Too Large',
      code: 'LIMIT_EXCEEDED',
      message: 'The address and the headers of the request are too long',
    },
  ],
]);
const notHttp: Unreadable = { status: '400 Bad Request', code: 'INVALID', message: 'The request is not HTTP' };

/** Answers what Node could not read, without an id, as there is no request, and closes the connection. */
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
