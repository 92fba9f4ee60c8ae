import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteAnswer } from '../routing/connection.ts';
import {
  keepWritesBy,
  sendOrKeep,
  setQueuedWrites,
  type PendingWrite,
  type WriteKeeper,
  type Sent,
  type QueuedWrite,
} from './pendingWrites.ts';

const pendingWrite: PendingWrite = { kind: 'answer', key: 'k', userCourseId: '77', subject: '3001', input: {} };
const waiting: QueuedWrite = {
  ...pendingWrite,
  key: 'earlier',
  seq: 1,
  workspace: 1,
  person: 7,
  time: 0,
  title: 'Lecture',
  address: '/',
  triedTime: null,
  failures: 0,
  refusal: null,
};

/** Notes in which order it is called. */
function aKeeper(over: Partial<WriteKeeper> = {}) {
  const calls: string[] = [];
  const noting = (name: string) => async () => void calls.push(name);
  const keeper: WriteKeeper = {
    add: noting('add'),
    begin: noting('begin'),
    end: async (_key, outcome) => void calls.push(`end ${outcome}`),
    drain: noting('drain'),
    dismiss: noting('dismiss'),
    discard: noting('discard'),
    ...over,
  };
  keepWritesBy(async () => keeper);
  return calls;
}

const answered: Sent<null> = { kind: 'answered', payload: null };
const send = vi.fn<() => Promise<Sent<null>>>();
beforeEach(() => send.mockReset().mockResolvedValue(answered));
afterEach(() => {
  keepWritesBy(null);
  setQueuedWrites([]);
});

describe('a pending write', () => {
  it('BEY-18 is sent at once, is written down meanwhile, and forgotten when it was answered', async () => {
    const calls = aKeeper();
    const outcome = sendOrKeep(pendingWrite, send);
    expect(send).toHaveBeenCalledOnce();
    expect(await outcome).toEqual(answered);
    await waitFor(() => expect(calls).toEqual(['begin', 'end answered']));
  });

  it('BEY-18 is kept when nothing is known of it', async () => {
    const calls = aKeeper();
    send.mockResolvedValue({ kind: 'unreached' });
    expect(await sendOrKeep(pendingWrite, send)).toEqual({ kind: 'kept' });
    expect(calls).toEqual(['begin', 'end unreached']);
  });

  it('BEY-18 OP-59 stays written down when the servers have failed over it', async () => {
    const calls = aKeeper();
    send.mockResolvedValue({ kind: 'failed' });
    expect(await sendOrKeep(pendingWrite, send)).toEqual({ kind: 'failed', waits: true });
    expect(calls).toEqual(['begin', 'end failed']);
  });

  it('BEY-18 is not tried while the servers cannot be reached', async () => {
    const calls = aKeeper();
    noteAnswer(false);
    expect(await sendOrKeep(pendingWrite, send)).toEqual({ kind: 'kept' });
    expect(send).not.toHaveBeenCalled();
    expect(calls).toEqual(['add', 'drain']);
  });

  it('BEY-18 waits behind those that wait, but not behind one that was refused', async () => {
    const calls = aKeeper();
    setQueuedWrites([waiting]);
    expect(await sendOrKeep(pendingWrite, send)).toEqual({ kind: 'kept' });
    setQueuedWrites([{ ...waiting, refusal: 'LOCKED' }]);
    expect(await sendOrKeep(pendingWrite, send)).toEqual(answered);
    expect(calls.slice(0, 2)).toEqual(['add', 'drain']);
  });

  it('OP-59 fails where nothing keeps it, and is sent all the same', async () => {
    send.mockResolvedValue({ kind: 'unreached' });
    expect(await sendOrKeep(pendingWrite, send)).toEqual({ kind: 'failed', waits: false });
    const full = async (): Promise<void> => {
      throw new DOMException('', 'QuotaExceededError');
    };
    aKeeper({ add: full, begin: full });
    noteAnswer(false);
    expect(await sendOrKeep(pendingWrite, send)).toEqual({ kind: 'failed', waits: false });
    expect(send).toHaveBeenCalledTimes(2);
  });
});
