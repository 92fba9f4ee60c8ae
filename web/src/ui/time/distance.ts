/**
 * How far a moment is, in a unit that says it well: "in 3 days", "in 5 hours", "in 114 minutes". Minutes up to two hours, as an hour more or
 * less is much there; beyond, the nearest whole number, or what `round` makes of it.
 */
export function distance(
  milliseconds: number,
  round: (value: number) => number = Math.round,
): { readonly value: number; readonly unit: 'day' | 'hour' | 'minute' } {
  const minutes = Math.max(0, Math.ceil(milliseconds / 60_000));
  if (minutes < 2 * 60) return { value: minutes, unit: 'minute' };
  return minutes < 48 * 60
    ? { value: round(minutes / 60), unit: 'hour' }
    : { value: round(minutes / 1440), unit: 'day' };
}
