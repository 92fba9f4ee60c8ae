import type { Environment } from 'relay-runtime';
import { lockCourse } from '../server/lockCourse.ts';
import type { OwnedLock } from '../server/publishCourse.ts';

type Answer = { readonly ok: true } | { readonly ok: false; readonly lock?: OwnedLock | null };

/**
 * Sends what a lock may refuse, and once more with the lock token where it is the viewer's own lock that refused: another tab of theirs holds it, or
 * held it and was closed before it could give it back. A tab that still edits learns of the change with its next renewal, its draft in hand.
 */
export async function withOwnLock<Sent extends Answer>(
  environment: Environment,
  { courseId, viewerId }: { courseId: string; viewerId: number | undefined },
  send: (lockToken?: number) => Promise<Sent>,
): Promise<Sent> {
  const first = await send();
  if (first.ok || first.lock == null || first.lock.holder.userId !== viewerId) return first;
  const lock = await lockCourse(environment, { courseId, takeOver: false });
  return lock.outcome === 'locked' ? send(lock.lockToken) : first;
}
