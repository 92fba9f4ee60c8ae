import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { deleteDB } from 'idb';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeCookie } from '../../viewer/cookies.ts';
import type { ReadShell } from '../../shell/shellAnswer.ts';
import type { Settled } from '../settled.ts';
import { aPendingWrite } from './queueFixture.testkit.ts';

const shellOf = (viewer: object | null): ReadShell =>
  (async () => ({ viewer, workspace: { workspaceId: 1 } })) as unknown as ReadShell;
const signedIn = shellOf({ user: { userId: 7 } });

/** A channel whose other end is the test. */
class Channel extends EventTarget {
  static opened: Channel[] = [];
  constructor() {
    super();
    Channel.opened.push(this);
  }
  postMessage = (): void => undefined;
}

/** A window of its own: what it remembers begins again. */
async function aWindow() {
  vi.resetModules();
  const { closeOfflineDatabase, offlineDatabase } = await import('../offlineDatabase.ts');
  const pendingWrites = await import('../pendingWrites.ts');
  const settled = await import('../settled.ts');
  const { windowQueue } = await import('./windowQueue.ts');
  const told: Settled[] = [];
  settled.onSettled((one) => told.push(one));
  const open = (readShell: ReadShell) => windowQueue(createMockEnvironment(), readShell);
  return { open, told, waiting: pendingWrites.queuedWrites, database: offlineDatabase, close: closeOfflineDatabase };
}

let here: Awaited<ReturnType<typeof aWindow>>;
beforeEach(async () => {
  Channel.opened = [];
  vi.stubGlobal('BroadcastChannel', Channel);
  // Nothing is sent in the name of this person: what waits stays.
  writeCookie('user', { id: 8 });
  here = await aWindow();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await here.close();
  await deleteDB('lectern-offline');
});

it('BEY-18 a window that knew nobody, or could not open what it keeps, asks again with the next pending write', async () => {
  expect(await here.open(shellOf(null))).toBeNull();
  const failing = async (): Promise<never> => Promise.reject(new Error('The shell is away.'));
  await expect(here.open(failing)).rejects.toThrow('away');
  const opening = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('Not now.');
  });
  await expect(here.open(signedIn)).rejects.toThrow('Not now.');
  opening.mockRestore();
  const queue = await here.open(signedIn);
  expect(queue).not.toBeNull();
  expect(await here.open(signedIn)).toBe(queue);
});

it('BEY-18 what another tab has sent is told, so that the page of this one is read again', async () => {
  const queue = await here.open(signedIn);
  await queue?.add(aPendingWrite());
  const [pendingWrite] = here.waiting();
  Channel.opened[0]?.dispatchEvent(new Event('message'));
  await waitFor(() => expect(here.waiting()).toHaveLength(1));
  expect(here.told).toEqual([]);
  await (await here.database()).delete('deeds', pendingWrite?.seq ?? 0);
  Channel.opened[0]?.dispatchEvent(new Event('message'));
  await waitFor(() => expect(here.told).toEqual([{ address: pendingWrite?.address, elsewhere: true }]));
  expect(here.waiting()).toEqual([]);
});
