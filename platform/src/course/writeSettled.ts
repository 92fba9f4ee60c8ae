import type { CreatedNode } from '../content/clientKey.ts';
import { inWorkspace, type Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { requestHash, withIdempotency } from '../http/idempotency.ts';
import type { Id } from '../shared/id.ts';
import type { GradingWish } from './answers/orderGrading.ts';
import type { ReadImpact } from './impact/impact.ts';
import { tryChange } from './impact/tryChange.ts';
import { settleLearners, type SettleLearners } from './liveChange.ts';
import { loadCourseAnswer, savedAnswer, type CourseView, type SavedAnswer, type TriedAnswer } from './readCourse.ts';

/** What a write needs that can make something live. */
export type WriteDeps = Pick<Deps, 'db' | 'jobs'> & { readonly readImpact: ReadImpact };

/** How such a write is asked for, whatever it writes. */
export interface WriteRequest extends CourseView {
  readonly workspaceId: Id;
  readonly courseId: Id;
  readonly forced: boolean;
  readonly grading: GradingWish;
  readonly dryRun: boolean;
  readonly idempotencyKey: string | undefined;
}

/** What was written. */
interface Written {
  /** The new nodes that the client has a name for; left out by what makes none. */
  readonly created?: readonly CreatedNode[];
  readonly gradingJobId: Id | null;
}

/** What tells one write of its kind from another, beside what becomes of answers by it. */
interface OnceWritten {
  readonly operation: string;
  readonly asked: readonly unknown[];
}

/** With what its author decided about answers, so that a key never answers for another decision; a write without any has the hash that it always had. */
const hashOf = ({ asked }: OnceWritten, { gradings }: GradingWish): string =>
  gradings.size === 0 ? requestHash(...asked) : requestHash(...asked, Object.fromEntries(gradings));

/**
 * Writes a course with all that this does to learners, once per key, and answers it as it is then; or tries it (BEY-02). A repeated key is answered
 * without the job. Throws what `write` and `settleLearners` throw.
 */
export function writeSettled(
  deps: WriteDeps,
  request: WriteRequest,
  once: OnceWritten,
  write: (trx: Trx, settle: SettleLearners) => Promise<Written>,
): Promise<SavedAnswer | TriedAnswer> {
  const { workspaceId, courseId, author, idempotencyKey: key } = request;
  if (request.dryRun) {
    return tryChange(deps, request, write);
  }
  return inWorkspace(deps.db, workspaceId, async (trx) => {
    let gradingJobId: Id | null = null;
    const { body: created } = await withIdempotency<readonly CreatedNode[] | null>(
      trx,
      {
        workspaceId,
        userId: author.userId,
        key,
        operation: once.operation,
        requestHash: hashOf(once, request.grading),
      },
      async () => {
        const written = await write(trx, settleLearners(deps, request));
        ({ gradingJobId } = written);
        return { status: 200, body: written.created ?? null };
      },
    );
    return savedAnswer(await loadCourseAnswer(trx, courseId, request), { created: created ?? [], gradingJobId });
  });
}
