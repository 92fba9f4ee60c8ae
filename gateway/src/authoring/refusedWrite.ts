import { toUserErrors } from '../errors.ts';
import type { CourseLock, CourseLosses } from '../generated/resolverTypes.ts';
import { currentVersion } from '../node/currentVersion.ts';
import type { UserErrorModel } from '../node/userErrorModel.ts';
import { RestError } from '../rest/RestError.ts';
import { toCourseLock, type HeldLockWire } from './authoredCourseMappers.ts';

/** Why a write was refused, with what a person needs to continue. */
export interface RefusedWrite {
  readonly lock: CourseLock | null;
  readonly currentVersion: number | null;
  readonly losses: CourseLosses | null;
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
    losses: code === 'PROGRESS_CONFLICT' ? lossesOf(params ?? {}) : null,
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

/** A course that is deleted as a whole names no parts. */
interface LossesWire {
  readonly learnerCount?: unknown;
  readonly lectureIds?: readonly number[];
  readonly questionIds?: readonly number[];
  readonly lectures?: readonly { readonly id: number; readonly name: string }[];
  readonly questions?: readonly { readonly id: number; readonly text: string; readonly lectureName: string }[];
}

function lossesOf(wire: LossesWire): CourseLosses | null {
  const { learnerCount, lectures = [], questions = [], lectureIds = [], questionIds = [] } = wire;
  if (typeof learnerCount !== 'number') return null;
  return {
    learnerCount,
    lectures: lectures.map(({ id, name }) => ({ lectureId: id, name })),
    lectureCount: lectureIds.length,
    questions: questions.map(({ id, text, lectureName }) => ({ questionId: id, text, lectureName })),
    questionCount: questionIds.length,
  };
}
