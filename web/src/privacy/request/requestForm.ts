/** Something before and behind an at sign: whether it is an address is for the platform to say. */
export const looksLikeAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text.trim());

const yearMs = 365 * 86_400_000;

/** When a request came, from its day where the reader is: its begin. Null for none, and for one that cannot be. */
export function receivedTime(day: string | null, now: Date): string | null {
  if (day === null) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const begin = new Date(year, month - 1, date);
  const age = now.getTime() - begin.getTime();
  if (age < 0 || age > yearMs) return null;
  return begin.toISOString();
}
