import type { PendingWrite, Sent, QueuedWrite } from '../pendingWrites.ts';
import type { OfflineDatabase } from '../offlineDatabase.ts';
import { Queue, type QueueSurroundings } from './Queue.ts';

let count = 0;

/** A pending write of its own. */
export function aPendingWrite(over: Partial<PendingWrite> = {}): PendingWrite {
  count += 1;
  const key = over.key ?? `key-${count}`;
  return { kind: 'answer', key, userCourseId: '77', subject: `question-${count}`, input: { key }, ...over };
}

/** A platform that counts each key once, as ours does, and a network that can be lost before a request or before its reply. */
export class FakePlatform {
  /** What happened, in order. */
  readonly effects: PendingWrite[] = [];
  network: 'there' | 'gone' | 'replyLost' | 'broken' = 'there';
  /** Subjects that are refused. */
  readonly refused = new Set<string>();

  send = async (pendingWrite: QueuedWrite): Promise<Sent> => {
    const { network } = this;
    await Promise.resolve();
    if (network === 'gone') return { kind: 'unreached' };
    if (network === 'broken') return { kind: 'failed' };
    if (this.refused.has(pendingWrite.subject)) return { kind: 'refused', code: 'LOCKED' };
    if (!this.effects.some(({ key }) => key === pendingWrite.key)) this.effects.push(pendingWrite);
    return network === 'replyLost' ? { kind: 'unreached' } : { kind: 'answered', payload: null };
  };
}

/** A queue as one tab has it. Nothing is tried again by the clock: tests say when. */
export function aTab(database: OfflineDatabase, platform: FakePlatform, over: Partial<QueueSurroundings> = {}) {
  const told: (readonly QueuedWrite[])[] = [];
  const queue = new Queue({
    database,
    owner: { workspace: 1, person: 7 },
    maySend: () => true,
    send: platform.send,
    alone: (work) => work(),
    onSettled: () => undefined,
    onChanged: (waiting) => told.push(waiting),
    here: () => ({ title: 'Lecture', address: '/courseware/?lecture=5&module=2#!258' }),
    now: () => 1_000_000,
    later: () => undefined,
    ...over,
  });
  return { queue, waiting: () => told.at(-1) ?? [] };
}
