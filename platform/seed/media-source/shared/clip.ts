/** A short animation without sound: each frame is drawn anew from the time. */
export interface Clip {
  readonly name: string;
  readonly seconds: number;
  /** The moment that stands as the poster. */
  readonly posterAt: number;
  /** @returns SVG of 960 × 540 for a time in seconds */
  readonly frame: (time: number) => string;
}

export const clipSize = { width: 960, height: 540 };

/** 0 before `from`, 1 after `to`, eased in between. */
export function progress(time: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

const channel = (color: string, index: number): number =>
  Number.parseInt(color.slice(1 + index * 2, 3 + index * 2), 16);

/** Blends two colours given as `#rrggbb`. */
export function blend(from: string, to: string, share: number): string {
  const mixed = [0, 1, 2].map((index) => Math.round(mix(channel(from, index), channel(to, index), share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
