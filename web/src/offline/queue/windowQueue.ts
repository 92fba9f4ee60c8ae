import type { Environment } from 'relay-runtime';
import { isConnected, onConnectionChanged } from '../../routing/connection.ts';
import type { ReadShell } from '../../shell/shellAnswer.ts';
import { rememberedUser } from '../../viewer/userCookie.ts';
import { setQueuedWrites, queuedWrites } from '../pendingWrites.ts';
import { offlineDatabase } from '../offlineDatabase.ts';
import { noteSettled, pageAddress } from '../settled.ts';
import { Queue } from './Queue.ts';
import { senders } from './senders.ts';

let opened: Promise<Queue | null> | undefined;

/**
 * The queue of anyone who is signed in in this window, made once; null where nobody is. Rejects where the browser keeps nothing. Neither is
 * remembered: the next pending write asks again.
 */
export async function windowQueue(environment: Environment, readShell: ReadShell): Promise<Queue | null> {
  opened ??= open(environment, readShell);
  const queue = await opened.catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  if (!queue) opened = undefined;
  return queue;
}

async function open(environment: Environment, readShell: ReadShell): Promise<Queue | null> {
  const shell = await readShell();
  const person = shell?.viewer?.user.userId;
  const workspace = shell?.workspace?.workspaceId;
  if (person === undefined || workspace === undefined) return null;
  const database = await offlineDatabase();
  const others = new BroadcastChannel('lectern-offline');
  let told = '';
  const queue = new Queue({
    database,
    owner: { workspace, person },
    // If someone else has signed in in another tab meanwhile, nothing may be sent in their name.
    maySend: () => isConnected() && rememberedUser()?.id === person,
    send: async ({ kind, input }) => (await senders.get(kind)?.(environment, input)) ?? { kind: 'unreached' },
    alone: (work) => (navigator.locks ? navigator.locks.request('lectern-deeds', work) : work()),
    onChanged(waiting) {
      setQueuedWrites(waiting);
      const state = JSON.stringify(waiting.map(({ seq, key, refusal }) => [seq, key, refusal]));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: its own
      if (state !== told) others.postMessage(null);
      told = state;
    },
    onSettled: ({ address }) => noteSettled({ address, elsewhere: false }),
    here: () => ({ title: document.title, address: pageAddress() }),
    now: () => Date.now(),
    later: (retry, milliseconds) => void setTimeout(retry, milliseconds),
  });
  /** Another tab has changed the pending writes. What it has sent concerns the pages of this tab too. */
  const followOthers = async (): Promise<void> => {
    const before = queuedWrites();
    await queue.refresh();
    const left = new Set(queuedWrites().map(({ key }) => key));
    const settled = before.find(({ key }) => !left.has(key));
    if (settled) noteSettled({ address: settled.address, elsewhere: true });
  };
  others.addEventListener('message', () => void followOthers().catch(() => undefined));
  onConnectionChanged(() => {
    if (isConnected()) void queue.drain();
  });
  await queue.refresh();
  void queue.drain();
  return queue;
}
