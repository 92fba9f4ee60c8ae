import type { CommitStore } from '../offline/commit/commitStore.ts';
import { fromPlayer, sealed, type LeftCommit, type ToPlayer } from './player/protocol.ts';
import type { Place } from './ScormItems.tsx';

/** What the player calls a learner's lecture. */
export const ownerOf = ({ userCourseId, lectureId }: Place): string => `${userCourseId}/${lectureId}`;

/** Whose commits they are. */
interface Learner {
  readonly person: number;
  readonly userCourseId: number;
  readonly lectureId: number;
}

/**
 * Takes over what items said as their page went, from the player in a frame that asks for nothing else (SCORM-02). Calls back with how many
 * there were once they are written down here. Answers what ends it.
 */
export function collectUnsent(
  { frame, origin }: { readonly frame: () => Window | null; readonly origin: string },
  learner: Learner,
  store: Pick<CommitStore, 'put'>,
  onCollected: (count: number) => void,
): () => void {
  const owner = ownerOf(learner);
  const say = (message: ToPlayer): void => frame()?.postMessage(sealed(message), origin);
  const take = async (commits: readonly LeftCommit[]): Promise<void> => {
    for (const commit of commits) {
      const { session, sequence } = commit;
      // oxlint-disable-next-line no-await-in-loop -- in the order in which they were begun
      await store.put({ ...learner, ...commit });
      say({ type: 'collected', owner, session, sequence });
    }
    onCollected(commits.length);
  };
  const listen = (event: MessageEvent<unknown>): void => {
    if (event.origin !== origin || event.source === null || event.source !== frame()) return;
    const message = fromPlayer(event.data);
    if (message?.type === 'ready') say({ type: 'collect', owner });
    // A browser that keeps nothing leaves them where they are.
    else if (message?.type === 'left') void take(message.commits).catch(() => onCollected(0));
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
