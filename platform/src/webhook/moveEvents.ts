import type { Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import { findBusyLines, insertDeliveries, type DeliveryToInsert } from './deliveryQueries.ts';
import {
  findExpired,
  findUserCourses,
  lockSubscribers,
  takeEvents,
  writeExpiriesTold,
  type StoredEvent,
  type Subscriber,
} from './outboxQueries.ts';
import { learnerToFind, tellEvent, type ToldEvent } from './webhookEventTypes.ts';
import { makeMessageId } from './webhookSignature.ts';

const mostEvents = 500;

/** An event for one webhook. */
interface Ordered extends ToldEvent {
  readonly webhookId: Id;
  readonly time: Date;
}

/**
 * Makes deliveries of what is in the outbox and of certificates that have run out, in the transaction that takes them out. Answers whether there may
 * be more.
 */
export async function moveEvents(trx: Trx, now: Date): Promise<boolean> {
  const subscribers = await lockSubscribers(trx);
  const events = await takeEvents(trx, mostEvents);
  const told = await tellAll(trx, events);
  const ordered = told.flatMap((event) =>
    subscribers
      .filter(({ eventTypes }) => eventTypes.includes(event.type))
      .map(({ webhookId }) => ({ ...event, webhookId })),
  );
  const expiries = await tellExpiries(trx, subscribers, now);
  await insertInLine(trx, [...ordered, ...expiries.ordered], now);
  return events.length === mostEvents || expiries.mayBeMore;
}

async function tellAll(trx: Trx, events: readonly StoredEvent[]): Promise<readonly Omit<Ordered, 'webhookId'>[]> {
  const learners = events.flatMap((event) => {
    const learner = learnerToFind(event);
    return learner === null ? [] : [{ ...learner, eventId: event.eventId, time: event.time }];
  });
  const userCourses = await findUserCourses(trx, learners);
  return events.flatMap(({ eventId, time, kind, data }) => {
    const userCourseId = userCourses.get(eventId);
    const told = tellEvent({ kind, data: userCourseId === undefined ? data : { ...data, userCourseId } });
    return told === null ? [] : [{ ...told, time }];
  });
}

async function tellExpiries(
  trx: Trx,
  subscribers: readonly Subscriber[],
  now: Date,
): Promise<{ readonly ordered: readonly Ordered[]; readonly mayBeMore: boolean }> {
  const ordered: Ordered[] = [];
  let mayBeMore = false;
  for (const { webhookId, expiriesToldTime, eventTypes } of subscribers) {
    if (!eventTypes.includes('certificate.expired') || expiriesToldTime >= now) {
      continue;
    }
    const expired = await findExpired(trx, { after: expiriesToldTime, until: now, most: mostEvents });
    const last = expired.at(-1);
    const isFull = expired.length >= mostEvents && last !== undefined;
    await writeExpiriesTold(trx, webhookId, isFull ? last.expireTime : now);
    mayBeMore ||= isFull;
    for (const { expireTime, data } of expired) {
      const told = tellEvent({ kind: 'certificate expired', data });
      ordered.push(...(told === null ? [] : [{ ...told, webhookId, time: expireTime }]));
    }
  }
  return { ordered, mayBeMore };
}

/** One about an object is due at once where none before it waits. */
async function insertInLine(trx: Trx, ordered: readonly Ordered[], now: Date): Promise<void> {
  const busy = new Set((await findBusyLines(trx, ordered)).map(lineOf));
  const deliveries = ordered.map((event): DeliveryToInsert => {
    const line = lineOf(event);
    const waits = busy.has(line);
    busy.add(line);
    return {
      webhookId: event.webhookId,
      messageId: makeMessageId(),
      eventType: event.type,
      eventTime: event.time,
      objectKey: event.objectKey,
      data: event.data,
      nextTime: waits ? null : now,
    };
  });
  await insertDeliveries(trx, deliveries, now);
}

const lineOf = ({ webhookId, objectKey }: Pick<Ordered, 'webhookId' | 'objectKey'>): string =>
  `${webhookId} ${objectKey}`;
