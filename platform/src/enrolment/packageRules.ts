/** What the items of a package say of a learner (SCORM-01, OP-118). Pure. */

/** One item that a learner opens, as it was handed over last. */
export interface PackageItem {
  readonly completed: boolean;
  readonly success: 'UNKNOWN' | 'FAILED' | 'PASSED';
  /** From -1 to 1 as packages report it; null without one. */
  readonly score: number | null;
}

/** The package of a lecture: how many items it has, and those that were opened. */
export interface PackageState {
  readonly itemCount: number;
  readonly items: readonly PackageItem[];
}

export interface PackageVerdict {
  /** The package's own word; null where it tells a score alone, which the mark of the course is held against. */
  readonly passed: boolean | null;
  /** The mean of its scores from 0 to 1; null without one. */
  readonly rate: number | null;
}

/**
 * Success counts before scores, and a score before mere completion: one failed item fails the course, and it is passed once every item has
 * come to its end. A package that reports neither success nor score is passed by being completed, as that is all it says.
 */
export function packageVerdict({ itemCount, items }: PackageState): PackageVerdict {
  const scores = items.flatMap(({ score }) => (score === null ? [] : [Math.max(0, score)]));
  const rate = scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const isWhole =
    items.length >= itemCount && items.every(({ completed, success }) => completed || success === 'PASSED');
  if (!isWhole || items.some(({ success }) => success === 'FAILED')) {
    return { passed: false, rate };
  }
  return { passed: items.some(({ success }) => success === 'PASSED') || rate === null ? true : null, rate };
}
