import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { createCommitSender, sendUnsent, type SavingState, type SendCommit } from './commitSender.ts';
import { openCommitStore, type ScormCommit } from '../offline/commit/commitStore.ts';

function commitOf(sequence: number, change: Partial<ScormCommit> = {}): ScormCommit {
  return {
    person: 7,
    userCourseId: 3,
    lectureId: 12,
    itemId: 'item-1',
    session: crypto.randomUUID(),
    sequence,
    cmi: { 'cmi.suspend_data': `page=${sequence}` },
    sessionSeconds: sequence,
    ...change,
  };
}

it('SCORM-02 what an item asks to keep is sent at once, and of several only the newest after the one under way', async () => {
  const session = crypto.randomUUID();
  const first = Promise.withResolvers<'kept'>();
  const send = vi.fn<SendCommit>().mockReturnValueOnce(first.promise).mockResolvedValue('kept');
  const sender = createCommitSender({ store: openCommitStore(), send, onState: () => undefined });
  for (const sequence of [1, 2, 3]) void sender.keep(commitOf(sequence, { session }), true);
  first.resolve('kept');
  await sender.flush();
  expect(send.mock.calls.map(([{ sequence }]) => sequence)).toEqual([1, 3]);
});

it('SCORM-02 without a network what was done waits in the browser and is sent at the next opening', async () => {
  const store = openCommitStore();
  const states: SavingState[] = [];
  const sender = createCommitSender({
    store,
    send: () => Promise.reject(new Error('offline')),
    onState: (state) => states.push(state),
  });
  const commit = commitOf(4, { lectureId: 44 });
  void sender.keep(commit, true);
  await sender.flush();
  sender.stop();
  expect(states.at(-1)).toBe('waiting');
  const send = vi.fn<SendCommit>().mockResolvedValue('kept');
  await sendUnsent(store, send, commit);
  expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ sequence: 4, cmi: commit.cmi }));
  await sendUnsent(store, send, commit);
  expect(send).toHaveBeenCalledOnce();
});

it('SCORM-02 what was acknowledged no longer waits, and another person never sends it', async () => {
  const store = openCommitStore();
  const states: SavingState[] = [];
  const send = vi.fn<SendCommit>().mockResolvedValue('kept');
  const sender = createCommitSender({ store, send, onState: (state) => states.push(state) });
  const mine = commitOf(1, { lectureId: 45 });
  void sender.keep(mine, true);
  await sender.flush();
  expect(states).toEqual(['saving', 'saving', 'saved']);
  expect(await store.waiting(mine)).toEqual([]);
  await store.put(mine);
  expect(await store.waiting({ ...mine, person: 8 })).toEqual([]);
});

it('SCORM-02 an earlier commit never takes the place of a later one', async () => {
  const store = openCommitStore();
  const session = crypto.randomUUID();
  const later = commitOf(9, { session, lectureId: 46 });
  await store.put(later);
  await store.put(commitOf(8, { session, lectureId: 46 }));
  await store.forget(commitOf(8, { session, lectureId: 46 }));
  expect(await store.waiting(later)).toMatchObject([{ sequence: 9 }]);
});

it('SCORM-02 what the server refuses is said and not sent forever', async () => {
  const states: SavingState[] = [];
  const send = vi.fn<SendCommit>().mockResolvedValue('refused');
  const sender = createCommitSender({ store: openCommitStore(), send, onState: (state) => states.push(state) });
  void sender.keep(commitOf(1, { lectureId: 47 }), true);
  await sender.flush();
  await sender.flush();
  expect(states.at(-1)).toBe('refused');
  expect(send).toHaveBeenCalledOnce();
});

it('SCORM-02 what waits continues after one that is refused, and after one without an answer but for its item', async () => {
  const store = openCommitStore();
  const of = { lectureId: 48 };
  await store.put(commitOf(1, of));
  await store.put(commitOf(2, { ...of, itemId: 'item-2' }));
  await store.put(commitOf(3, { ...of, itemId: 'item-2' }));
  await store.put(commitOf(4, { ...of, itemId: 'item-3' }));
  const send = vi.fn<SendCommit>(async ({ itemId }) => {
    if (itemId === 'item-2') throw new Error('a fault');
    return itemId === 'item-1' ? 'refused' : 'kept';
  });
  await sendUnsent(store, send, commitOf(0, of));
  expect(send.mock.calls.map(([{ itemId }]) => itemId).toSorted()).toEqual(['item-1', 'item-2', 'item-3']);
  expect((await store.waiting(commitOf(0, of))).map(({ itemId }) => itemId)).toEqual(['item-2', 'item-2']);
});
