import type { ScormVersion } from './protocol.ts';

/** Seconds as the standard writes them: `0001:02:03.00` in 1.2, `PT1H2M3S` in 2004. */
export function shortDuration(version: ScormVersion, seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  if (version === '1.2') return `${pad(hours, 4)}:${pad(minutes, 2)}:${pad(rest, 2)}.00`;
  return `PT${hours}H${minutes}M${rest}S`;
}

/** What an item says it took; null where it said nothing that can be read. */
export function secondsOf(version: ScormVersion, written: string | undefined): number | null {
  if (!written) return null;
  return version === '1.2' ? secondsOfClock(written) : secondsOfPeriod(written);
}

function secondsOfClock(written: string): number | null {
  const parts = /^(\d{2,4}):(\d{2}):(\d{2}(?:\.\d{1,2})?)$/.exec(written);
  if (!parts) return null;
  return Number(parts[1]) * 3600 + Number(parts[2]) * 60 + Number(parts[3]);
}

function secondsOfPeriod(written: string): number | null {
  const parts = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d{1,2})?)S)?)?$/.exec(
    written,
  );
  if (!parts) return null;
  const lengths = [31_536_000, 2_592_000, 86_400, 3600, 60, 1];
  return lengths.reduce((sum, length, index) => sum + Number(parts[index + 1] ?? 0) * length, 0);
}

function pad(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
