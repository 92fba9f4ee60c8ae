/** Answers that are streams of events. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventStream } from '../live/EventStream.ts';

/** Whether the caller asks for events, by name: a wildcard means an answer in one piece. */
export const acceptsEvents = ({ headers: { accept = '' } }: Pick<FastifyRequest, 'headers'>): boolean =>
  accept.split(',').some((range) => range.split(';', 1)[0]?.trim().toLowerCase() === 'text/event-stream');

/** Nothing on the way may keep the events back. */
export const sendEvents = (reply: FastifyReply, stream: EventStream): FastifyReply =>
  reply
    .code(200)
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      vary: 'accept',
    })
    .send(stream);
