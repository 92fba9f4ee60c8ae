/** What the data model of an item says of its learner, in one form for both versions. */
import type { ScormVersion } from './scormPackage.ts';
import type { Completion, Success } from './scormQueries.ts';

export type Cmi = Readonly<Record<string, string>>;

export interface ItemStatus {
  readonly completion: Completion;
  readonly success: Success;
  /** From -1 to 1; null without a score. */
  readonly scoreScaled: number | null;
}

const at = (cmi: Cmi, element: string): string => (Object.hasOwn(cmi, element) ? (cmi[element] ?? '') : '');

export const statusOf = (version: ScormVersion, cmi: Cmi): ItemStatus =>
  version === '1.2' ? statusOf12(cmi) : statusOf2004(cmi);

/** One word says both in SCORM 1.2: who passed or failed has come to the end. */
function statusOf12(cmi: Cmi): ItemStatus {
  const scoreScaled = scaledBy(cmi, 'cmi.core.score');
  switch (at(cmi, 'cmi.core.lesson_status')) {
    case 'passed':
      return { completion: 'COMPLETED', success: 'PASSED', scoreScaled };
    case 'failed':
      return { completion: 'COMPLETED', success: 'FAILED', scoreScaled };
    case 'completed':
      return { completion: 'COMPLETED', success: 'UNKNOWN', scoreScaled };
    case 'incomplete':
    case 'browsed':
      return { completion: 'INCOMPLETE', success: 'UNKNOWN', scoreScaled };
    case 'not attempted':
      return { completion: 'NOT_ATTEMPTED', success: 'UNKNOWN', scoreScaled };
    default:
      return { completion: 'UNKNOWN', success: 'UNKNOWN', scoreScaled };
  }
}

const completions: ReadonlyMap<string, Completion> = new Map([
  ['completed', 'COMPLETED'],
  ['incomplete', 'INCOMPLETE'],
  ['not attempted', 'NOT_ATTEMPTED'],
]);
const successes: ReadonlyMap<string, Success> = new Map([
  ['passed', 'PASSED'],
  ['failed', 'FAILED'],
]);

const statusOf2004 = (cmi: Cmi): ItemStatus => ({
  completion: completions.get(at(cmi, 'cmi.completion_status')) ?? 'UNKNOWN',
  success: successes.get(at(cmi, 'cmi.success_status')) ?? 'UNKNOWN',
  scoreScaled: between(at(cmi, 'cmi.score.scaled')) ?? scaledBy(cmi, 'cmi.score'),
});

/** Of 100 points where the package does not say of how many. */
function scaledBy(cmi: Cmi, of: string): number | null {
  const raw = numberOf(at(cmi, `${of}.raw`));
  const least = numberOf(at(cmi, `${of}.min`)) ?? 0;
  const most = numberOf(at(cmi, `${of}.max`)) ?? 100;
  return raw === null || most <= least ? null : between(String((raw - least) / (most - least)));
}

function numberOf(text: string): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

function between(text: string): number | null {
  const number = numberOf(text);
  return number === null || number < -1 || number > 1 ? null : number;
}

/** What was reached stays, also when the item is opened again or from its start: completed, passed, and the best score since. */
export const reached = (before: ItemStatus, now: ItemStatus): ItemStatus => ({
  completion: before.completion === 'COMPLETED' ? 'COMPLETED' : now.completion,
  success: before.success === 'PASSED' ? 'PASSED' : now.success,
  scoreScaled:
    isFinished(before) && before.scoreScaled !== null
      ? Math.max(before.scoreScaled, now.scoreScaled ?? before.scoreScaled)
      : now.scoreScaled,
});

/** Completed or passed is the end of an item, whatever of the two it tells (OP-70). */
export const isFinished = ({ completion, success }: Pick<ItemStatus, 'completion' | 'success'>): boolean =>
  completion === 'COMPLETED' || success === 'PASSED';
