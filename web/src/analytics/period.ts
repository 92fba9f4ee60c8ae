/** The intervals that can be chosen (ANLY-05), in the order of the list. */
export const intervals = [
  'yesterday',
  'last24Hours',
  'previous7Days',
  'previous30Days',
  'lastWeek',
  'lastMonth',
] as const;

export type Interval = (typeof intervals)[number];

/** Days (`2030-01-31`) of who looks, both included. */
export interface OwnDates {
  readonly from: string;
  readonly to: string;
}

/** What is looked at: an interval, the longest there is, or own dates. */
export type Choice = Interval | 'longest' | OwnDates;

/** From `start` on, up to and without `end`; `before` is where the period begins that it is compared with, null for none. */
export interface Period {
  readonly start: Date | null;
  readonly end: Date;
  readonly before: Date | null;
}

const dayMs = 86_400_000;

/** What a choice means at a moment, in the time zone of who looks (OP-33). Null start for the longest: the platform knows it. */
export function periodOf(choice: Choice, now: Date): Period {
  // By the calendar and not by hours: days have 23 or 25 of them where clocks change.
  const day = (offset: number): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset);
  const month = (offset: number): Date => new Date(now.getFullYear(), now.getMonth() + offset, 1);
  const monday = (now.getDay() + 6) % 7;
  switch (choice) {
    case 'yesterday':
      return { before: day(-2), start: day(-1), end: day(0) };
    case 'last24Hours':
      return { before: new Date(now.getTime() - 2 * dayMs), start: new Date(now.getTime() - dayMs), end: now };
    case 'previous7Days':
      return { before: day(-14), start: day(-7), end: day(0) };
    case 'previous30Days':
      return { before: day(-60), start: day(-30), end: day(0) };
    case 'lastWeek':
      return { before: day(-monday - 14), start: day(-monday - 7), end: day(-monday) };
    case 'lastMonth':
      return { before: month(-2), start: month(-1), end: month(0) };
    case 'longest':
      return { before: null, start: null, end: now };
    default:
      return periodOfDates(choice);
  }
}

function periodOfDates({ from, to }: OwnDates): Period {
  const start = localDay(from);
  const last = localDay(to);
  const end = new Date(last.getFullYear(), last.getMonth(), last.getDate() + 1);
  const days = Math.round((end.getTime() - start.getTime()) / dayMs);
  const before = new Date(start.getFullYear(), start.getMonth(), start.getDate() - days);
  return { before, start, end };
}

const dayText = /^(\d{4})-(\d{2})-(\d{2})$/;

function localDay(text: string): Date {
  const [, year, month, day] = dayText.exec(text) ?? [];
  return new Date(Number(year), Number(month) - 1, Number(day));
}
