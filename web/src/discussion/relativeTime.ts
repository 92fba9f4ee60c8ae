const units = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

export interface Ago {
  readonly value: number;
  readonly unit: (typeof units)[number]['unit'] | 'second';
}

/** How long ago that was, in the largest whole unit; null once it is so long that the date says more. */
export function relativeTime(time: number, now: number): Ago | null {
  const past = Math.max(0, now - time);
  if (past >= 7 * 86_400_000) return null;
  const found = units.find(({ ms }) => past >= ms);
  return found ? { value: -Math.floor(past / found.ms), unit: found.unit } : { value: 0, unit: 'second' };
}
