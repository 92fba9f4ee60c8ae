/**
 * Whole percent of what is done or reached, by the one rule of all percentages (OP-141): rounded down, so that it says 100 when all is
 * done and not before. 0 of nothing is 0.
 */
export const wholePercent = (part: number, whole: number): number =>
  whole > 0 ? Math.min(100, Math.max(0, Math.floor((part * 100) / whole))) : 0;
