import { useCallback, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Failure } from '../../errors/errorText.ts';
import { useViewer } from '../../viewer/useShell.ts';
import { deleteCourse } from '../server/deleteCourse.ts';
import type { Holder } from './useCourseErrorText.ts';
import { withOwnLock } from './withOwnLock.ts';

/** Why a course was not deleted. `learners` and `lock` are what it may be deleted in spite of. */
export interface DeleteRefusal {
  readonly failure: Failure;
  /** Learners who would lose progress. */
  readonly learners: number | null;
  readonly lock: Holder | null;
}

/**
 * Deletes a course (CRS-18, OP-55); `force` in spite of what was refused before. `onFailed` hears of what forcing would not help.
 */
export function useDeleteCourse(
  courseId: string,
  { onDeleted, onFailed }: { onDeleted: () => void; onFailed: () => void },
): [send: (force: boolean) => void, pending: boolean, refusal: DeleteRefusal | null] {
  const environment = useRelayEnvironment();
  const viewer = useViewer();
  const [refusal, setRefusal] = useState<DeleteRefusal | null>(null);
  const [pending, setPending] = useState(false);
  const send = useCallback(
    async (force: boolean) => {
      const refuse = (next: DeleteRefusal): void => {
        setRefusal(next);
        if (next.learners === null && next.lock === null) onFailed();
      };
      setPending(true);
      try {
        const answer = await withOwnLock(environment, { courseId, viewerId: viewer?.userId }, (lockToken) =>
          deleteCourse(environment, { courseId, force, lockToken }),
        );
        if (answer.ok) onDeleted();
        else refuse({ failure: answer, learners: answer.learners ?? null, lock: answer.lock ?? null });
      } catch (error) {
        refuse({ failure: error as Error, learners: null, lock: null });
      } finally {
        setPending(false);
      }
    },
    [courseId, environment, onDeleted, onFailed, viewer],
  );
  return [(force) => void send(force), pending, refusal];
}
