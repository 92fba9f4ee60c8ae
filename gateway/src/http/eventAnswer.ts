/** Answers that are streams of events. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { limits } from '../graphql/limits.ts';
import type { PersistedList } from '../graphql/persistedList.ts';
import type { EventStream } from '../live/EventStream.ts';
import type { RequestedOperation } from './requestedOperation.ts';

/**
 * Whether an operation is answered as events: where the caller names them, and takes nothing else or has sent a subscription. Clients that take
 * both for whatever they send, as urql does, get queries in one piece; so does a wildcard.
 */
export function answersEvents(
  { headers: { accept = '' } }: Pick<FastifyRequest, 'headers'>,
  asked: RequestedOperation,
  list: Pick<PersistedList, 'textOf'>,
): boolean {
  const types = accept.split(',').map((range) => (range.split(';', 1)[0] ?? '').trim().toLowerCase());
  if (!types.includes('text/event-stream')) return false;
  return !types.some((type) => /^application\/(?:graphql-response\+)?json$/.test(type)) || isSubscription(asked, list);
}

function isSubscription(
  { query, operationName, extensions }: RequestedOperation,
  list: Pick<PersistedList, 'textOf'>,
): boolean {
  const { sha256Hash } = (extensions['persistedQuery'] ?? {}) as { readonly sha256Hash?: string };
  const text = query ?? (sha256Hash === undefined ? undefined : list.textOf(sha256Hash));
  // Most documents need no reading for it.
  if (text?.includes('subscription') !== true) return false;
  try {
    const document = parse(text, { maxTokens: limits.tokens });
    return getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION;
  } catch {
    // What is wrong with it is said by the answer.
    return false;
  }
}

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
