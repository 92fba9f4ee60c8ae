import { toUserErrors } from '../errors.ts';
import type { ChangedAnswers, CourseLock, CourseLosses } from '../generated/resolverTypes.ts';
import { currentVersion } from '../node/currentVersion.ts';
import type { UserErrorModel } from '../node/userErrorModel.ts';
import { RestError } from '../rest/RestError.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { toChangedAnswers } from './courseImpact.ts';
import { toLosses } from './courseLosses.ts';
import { toCourseLock, type HeldLockWire } from './authoredCourseMappers.ts';

/** Why a write was refused, with what a person needs to continue. */
export interface RefusedWrite {
  readonly lock: CourseLock | null;
  readonly currentVersion: number | null;
  readonly losses: CourseLosses | null;
  readonly undecided: ChangedAnswers[] | null;
  readonly userErrors: UserErrorModel[];
}

/** Reads what the platform says of a refused write (OP-14, OP-16, OP-55). Rethrows what was not to be expected. */
export function toRefusedWrite(error: unknown): RefusedWrite {
  const userErrors = toUserErrors(error);
  const { code, params } = error as RestError;
  const { lockedBy } = params ?? {};
  return {
    lock:
      code === 'LOCKED_BY_ANOTHER_USER' && lockedBy !== undefined
        ? toCourseLock(params as unknown as HeldLockWire)
        : null,
    currentVersion: versionOf(currentVersion({ userErrors })),
    losses: code === 'PROGRESS_CONFLICT' ? toLosses(params ?? {}) : null,
    undecided: code === 'GRADING_UNDECIDED' ? undecidedOf(params ?? {}) : null,
    userErrors,
  };
}

/** Runs a write: what it answers, or why not. */
export async function writeOrRefusal<T>(
  work: Promise<T>,
): Promise<{ readonly done: T } | { readonly refused: RefusedWrite }> {
  try {
    return { done: await work };
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    return { refused: toRefusedWrite(error) };
  }
}

/** Versions of courses are counted; as an ETag a number stands in quotes. */
function versionOf(etag: string | null): number | null {
  const version = etag === null ? NaN : Number(etag.replaceAll('"', ''));
  return Number.isInteger(version) ? version : null;
}

/** The questions that nobody said of what becomes of their answers. */
const undecidedOf = ({
  questions = [],
}: {
  readonly questions?: readonly Schemas['AnswerChange'][];
}): ChangedAnswers[] => questions.map(toChangedAnswers);
