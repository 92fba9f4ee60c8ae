interface HeaderValues {
  get(name: string): string | null;
}

/** How long the server asks to wait, by `Retry-After` in seconds or as a date; null where it does not say. */
export function retryAfterMs(headers: HeaderValues, now = Date.now()): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(value)) {
    return Number(value) * 1_000;
  }
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? null : Math.max(0, moment - now);
}
