import type { FastifyRequest } from 'fastify';
import { readAfterHeader } from '../rest/readAfter.ts';
import { newStats } from './requestStats.ts';
import { readAfterOf } from './writtenPosition.ts';

/** What an operation knows of the request that asks for it. */
export type Caller = Pick<
  FastifyRequest,
  | 'body'
  | 'callerHost'
  | 'cookies'
  | 'countEvent'
  | 'countRefused'
  | 'headers'
  | 'host'
  | 'hostname'
  | 'id'
  | 'ip'
  | 'log'
  | 'method'
  | 'protocol'
  | 'span'
  | 'stats'
  | 'url'
> & {
  /** Whether the answer is for every visitor, and so is kept apart from those of people who may be someone. */
  readonly isForVisitors?: true;
};

/**
 * The same caller without anything that could say who they are: what is answered is what every visitor of the host is answered. It counts
 * apart, as one request may ask for several operations.
 */
export const asVisitor = (request: Caller): Caller => ({
  body: undefined,
  callerHost: request.callerHost,
  cookies: {},
  countEvent: () => request.countEvent(),
  countRefused: () => request.countRefused(),
  headers: { accept: 'application/json', ...afterOf(request) },
  host: request.host,
  hostname: request.hostname,
  isForVisitors: true,
  id: request.id,
  ip: request.ip,
  log: request.log,
  method: request.method,
  protocol: request.protocol,
  span: request.span,
  stats: newStats(),
  url: request.url,
});

/** What they have written is seen by everyone, and so by them. */
function afterOf(request: Caller): Readonly<Record<string, string>> {
  const position = readAfterOf(request);
  return position === undefined ? {} : { [readAfterHeader]: position };
}
