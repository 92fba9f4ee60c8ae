/** Granularities that may be chosen (ANLY-04), the finest first, with how long each lasts about. */
const lengths = { hour: 3_600_000, day: 86_400_000, month: 30 * 86_400_000, year: 365 * 86_400_000 } as const;

export type Step = keyof typeof lengths;

/** The most points of a series. */
const mostPoints = 1500;
/** More than can be told apart in a picture. */
const manyPoints = 100;

/** Which granularities make a picture of a period: at least two steps, and no more than the platform gives. */
export function fittingSteps(start: Date, end: Date): readonly Step[] {
  const length = end.getTime() - start.getTime();
  const fitting = (Object.keys(lengths) as Step[]).filter((step) => {
    const points = length / lengths[step];
    return points > 1 && points <= mostPoints - 1;
  });
  return fitting.length === 0 ? ['hour'] : fitting;
}

/** The one that is asked for, if it fits, else the finest whose steps can be told apart. */
export function stepFor(start: Date, end: Date, asked: Step | null): Step {
  const fitting = fittingSteps(start, end);
  const found =
    asked !== null && fitting.includes(asked)
      ? asked
      : fitting.find((step) => (end.getTime() - start.getTime()) / lengths[step] <= manyPoints);
  return found ?? fitting.at(-1) ?? 'hour';
}

/** A step by its word in the address, null for any other. */
export const readStep = (word: string | null): Step | null =>
  word !== null && Object.hasOwn(lengths, word) ? (word as Step) : null;
