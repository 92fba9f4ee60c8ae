/** The heights at which lines are drawn, from 0 to a round number that is not below the largest value. */
export function ticksFor(largest: number): readonly number[] {
  if (largest <= 0) return [0, 1];
  const rough = largest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const unit = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough;
  // Things are counted whole.
  const step = Math.max(1, unit);
  return Array.from({ length: Math.ceil(largest / step) + 1 }, (_, index) => index * step);
}

/** Which of many steps are named below a chart: the first, the last, and some between that have room. */
export function namedSteps(count: number, most: number): readonly number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: most }, (_, index) => Math.round((index * (count - 1)) / (most - 1)));
}
