import { invalidField } from '../errors.ts';

/** From `start` on, up to and without `end`. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

export const aggregations = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;
export type Aggregation = (typeof aggregations)[number];

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** Shortest length of each: a year, say, has at least 365 days. */
const shortestMs: Readonly<Record<Aggregation, number>> = {
  minute: minuteMs,
  hour: 60 * minuteMs,
  day: dayMs,
  week: 7 * dayMs,
  month: 28 * dayMs,
  year: 365 * dayMs,
};

/** Most points of a series: two months of hours, a day of minutes. */
export const mostPoints = 1500;

/** The period that was asked for, else the longest there is: from `createdTime` until now (OP-33). Throws INVALID (ANLY-06). */
export function readPeriod(
  asked: { readonly start?: string | undefined; readonly end?: string | undefined },
  longest: Period,
): Period {
  const start = asked.start === undefined ? longest.start : new Date(asked.start);
  const end = asked.end === undefined ? longest.end : new Date(asked.end);
  if (start.getTime() >= end.getTime()) {
    throw invalidField('start', 'must be earlier than the end');
  }
  return { start, end };
}

/** Throws INVALID when a series would have more than {@link mostPoints}. */
export function assertDrawable({ start, end }: Period, aggregation: Aggregation): void {
  if ((end.getTime() - start.getTime()) / shortestMs[aggregation] > mostPoints) {
    throw invalidField('aggregationType', `makes more than ${mostPoints} points of this period; take a longer one`);
  }
}

/** The whole days (UTC) within a period, null when it has none: those can be read by day, the rest fact by fact. */
export function wholeDays({ start, end }: Period): Period | null {
  const first = Math.ceil(start.getTime() / dayMs) * dayMs;
  const last = Math.floor(end.getTime() / dayMs) * dayMs;
  return first < last ? { start: new Date(first), end: new Date(last) } : null;
}

/** The whole months (UTC) within whole days, null when there are none. */
export function wholeMonths({ start, end }: Period): Period | null {
  const startsAMonth = start.getUTCDate() === 1;
  const first = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + (startsAMonth ? 0 : 1)));
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth()));
  return first < last ? { start: first, end: last } : null;
}

/** What is left of a period around a part of it. */
export function rests(period: Period, part: Period | null): readonly Period[] {
  if (part === null) {
    return [period];
  }
  return [
    { start: period.start, end: part.start },
    { start: part.end, end: period.end },
  ].filter(({ start, end }) => start < end);
}
