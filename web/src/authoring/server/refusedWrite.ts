/** Why a write of a course was refused, of saving it and of restoring it alike. */
import { isOutdated, RequestError } from '../../requestError.ts';
import { readFieldReason } from '../save/fieldReason.ts';
import type { ChangedAnswers } from '../grading/grading.ts';
import type { LockHolder, LostParts, SaveFailure } from '../save/saveMachine.ts';

/** What the servers refused as a whole; anything that may have arrived is thrown on, also when it is the gateway that had no answer. */
export function refusedAsAWhole(error: unknown): SaveFailure {
  if (!(error instanceof RequestError) || outages.has(error.status ?? 0)) throw error;
  if (error.kind === 'signedOut') return { why: 'signedOut' };
  if (isOutdated(error)) return { why: 'outdated' };
  if (error.kind === 'server') return { why: 'unknown', code: error.code };
  throw error;
}

const outages: ReadonlySet<number> = new Set([502, 503, 504]);

/** A write of a course that was refused, as the payloads of mutations have it. */
interface RefusedWrite {
  readonly userErrors: readonly {
    readonly code: string;
    readonly message: string;
    readonly field: string | null | undefined;
    readonly params: unknown;
  }[];
  readonly lock: { readonly holder: LockHolder } | null | undefined;
  readonly currentVersion: number | null | undefined;
  readonly losses: Losses | null | undefined;
  /** Only writes that make something live ask for it. */
  readonly undecided?: readonly ChangedAnswers[] | null | undefined;
}

interface Losses extends Omit<LostParts, 'moreCount'> {
  readonly learnerCount: number;
  readonly lectureCount: number;
  readonly questionCount: number;
}

/** Why it was refused (SAVE-09…SAVE-13). */
export function failureOf({ userErrors, lock, currentVersion, losses, undecided }: RefusedWrite): SaveFailure {
  const code = userErrors[0]?.code;
  switch (code) {
    case 'PRECONDITION_FAILED':
      return { why: 'newer', currentVersion: currentVersion ?? null };
    case 'LOCKED_BY_ANOTHER_USER':
      return { why: 'locked', holder: lock?.holder ?? null };
    case 'PROGRESS_CONFLICT':
      return { why: 'losses', learnerCount: losses?.learnerCount ?? null, lost: lostParts(losses) };
    case 'GRADING_UNDECIDED':
      return { why: 'undecided', questions: undecided ?? [] };
    case 'UNAUTHENTICATED':
      return { why: 'signedOut' };
    case 'INVALID':
      return {
        why: 'invalid',
        problems: userErrors.map(({ code, message, field, params }) => ({
          code,
          message,
          path: field ?? '',
          reason: readFieldReason(params),
        })),
      };
    default:
      return { why: 'unknown', code: code ?? 'INTERNAL' };
  }
}

export function lostParts(losses: RefusedWrite['losses']): LostParts {
  if (!losses) return { lectures: [], questions: [], moreCount: 0 };
  const { lectures, questions, lectureCount, questionCount } = losses;
  return { lectures, questions, moreCount: lectureCount + questionCount - lectures.length - questions.length };
}
