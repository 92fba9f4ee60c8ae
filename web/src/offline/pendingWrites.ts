/**
 * What learners do that must not be lost: answers, seen marks, places in lectures and videos (BEY-18, ADR 0047). A pending write is stored
 * in this browser while it is sent, and stays until the platform has answered it, whatever happens to the network or the tab.
 *
 * To keep a new kind of pending write: name it in {@link PendingWriteKind}, say how it is sent in `queue/senders.ts`, name it in
 * `notice/waitingMessages.ts`, and do it by {@link sendOrKeep}.
 */
import { isConnected } from '../routing/connection.ts';

export type PendingWriteKind = 'answer' | 'seen' | 'place' | 'video';

/** Something that a learner has done. It is stored as it is, so it holds plain values alone. */
export interface PendingWrite {
  readonly kind: PendingWriteKind;
  /** The idempotency key: the platform counts the write once, however often it arrives. */
  readonly key: string;
  /** Pending writes of one user course are sent in the order in which they were done. */
  readonly userCourseId: string;
  /** What it is about, within its kind: a later pending write about the same replaces one that was never sent. */
  readonly subject: string;
  /** The input of its mutation, with its key where that takes one. */
  readonly input: object;
  /** What the screen shows for it, for a page that is reopened meanwhile. */
  readonly shown?: unknown;
}

/** A pending write that the platform has not answered yet, or has refused. */
export interface QueuedWrite extends PendingWrite {
  /** Its place in the order. */
  readonly seq: number;
  readonly workspace: number;
  /** The raw id of the person who did it. It is shown to nobody else, and sent in nobody else's name. */
  readonly person: number;
  /** When it was done, in milliseconds. */
  readonly time: number;
  /** Where it was done: title and address of the page. */
  readonly title: string;
  readonly address: string;
  /** When it was sent first, in milliseconds; null while it cannot have arrived. */
  readonly triedTime: number | null;
  /** How often the servers have failed to process it. */
  readonly failures: number;
  /** The code of its refusal; it stays until that was read. */
  readonly refusal: string | null;
}

/** The outcome of something that was sent. */
export type Sent<Payload = unknown> =
  | { readonly kind: 'answered'; readonly payload: Payload }
  | { readonly kind: 'refused'; readonly code: string }
  /** The servers could not be reached or are busy: it is unknown whether it arrived. */
  | { readonly kind: 'unreached' }
  /** The servers have failed to process it. */
  | { readonly kind: 'failed' };

/** The outcome of something that was done. */
export type Done<Payload> =
  | Extract<Sent<Payload>, { kind: 'answered' | 'refused' }>
  /** It will be sent on its own. */
  | { readonly kind: 'kept' }
  /** Nobody knows whether it arrived. Where it `waits` it is tried again on its own, too. */
  | { readonly kind: 'failed'; readonly waits: boolean };

/** The code of a refusal after too many server failures: the write may be retried under its key. */
export const failedRefusal = 'FAILED';

/** The store of pending writes, implemented by `queue/Queue.ts`. */
export interface WriteKeeper {
  add(pendingWrite: PendingWrite): Promise<void>;
  /** Keeps a pending write that is being sent by anyone who did it. */
  begin(pendingWrite: PendingWrite): Promise<void>;
  /** Forgets a pending write that was answered, be it with a refusal, or sends it later when it was not. */
  end(key: string, outcome: Sent['kind']): Promise<void>;
  drain(): Promise<void>;
  /** Takes a refusal off the list that was read. */
  dismiss(seq: number): Promise<void>;
  /** Gives up all that waits. */
  discard(): Promise<void>;
}

let load: (() => Promise<WriteKeeper | null>) | null = null;

/** Sets the store of pending writes of this window, which is loaded with the first of them. Null stores none. */
export function keepWritesBy(loading: typeof load): void {
  load = loading;
}

/** The store of pending writes; null where nobody is signed in or the browser stores nothing. */
export const writeKeeper = async (): Promise<WriteKeeper | null> => (await load?.().catch(() => null)) ?? null;

let waiting: readonly QueuedWrite[] = [];
const listeners = new Set<() => void>();

/** The pending writes of this person that wait, in order. */
export const queuedWrites = (): readonly QueuedWrite[] => waiting;

export function setQueuedWrites(pendingWrites: readonly QueuedWrite[]): void {
  if (pendingWrites.length === 0 && waiting.length === 0) return;
  waiting = pendingWrites;
  listeners.forEach((listener) => listener());
}

export function onWaitingChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Those that will be sent; a refused one only waits to be read. */
export const unsent = (pendingWrites: readonly QueuedWrite[]): readonly QueuedWrite[] =>
  pendingWrites.filter(({ refusal }) => refusal === null);

/** Whether a pending write only says where someone was reading or watching: the next one follows, and nobody is told of it. */
export const isPassingPlace = ({ kind }: Pick<PendingWrite, 'kind'>): boolean => kind === 'place' || kind === 'video';

/** Those that people are told of. */
export const reportedWrites = (pendingWrites: readonly QueuedWrite[]): readonly QueuedWrite[] =>
  pendingWrites.filter((pendingWrite) => !isPassingPlace(pendingWrite));

/**
 * Does a pending write: sends it by `send` while the pending writes before it are answered and the network is there, else keeps it. Either
 * way it is written down, so that a crash meanwhile loses nothing.
 */
export async function sendOrKeep<Payload>(
  pendingWrite: PendingWrite,
  send: () => Promise<Sent<Payload>>,
): Promise<Done<Payload>> {
  const opening = writeKeeper();
  if (!isConnected() || unsent(waiting).length > 0) {
    const keeper = await opening;
    const kept = await keeper?.add(pendingWrite).then(
      () => true,
      () => false,
    );
    if (kept) {
      void keeper?.drain();
      return { kind: 'kept' };
    }
  }
  const begun = opening.then(async (keeper) => {
    await keeper?.begin(pendingWrite);
    return keeper;
  });
  // A browser without room stores nothing: the write is then sent without being stored.
  begun.catch(() => undefined);
  const outcome = await send();
  if (outcome.kind === 'answered' || outcome.kind === 'refused') {
    // A refusal is shown where the write was made.
    void begun.then((keeper) => keeper?.end(pendingWrite.key, outcome.kind)).catch(() => undefined);
    return outcome;
  }
  const keeper = await begun.catch(() => null);
  await keeper?.end(pendingWrite.key, outcome.kind);
  if (outcome.kind === 'failed') return { kind: 'failed', waits: keeper !== null };
  return keeper ? { kind: 'kept' } : { kind: 'failed', waits: false };
}
