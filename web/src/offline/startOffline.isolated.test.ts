import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { deleteDB } from 'idb';
import type { DataRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReadShell } from '../shell/shellAnswer.ts';
import { writeCookie } from '../viewer/cookies.ts';
import { closeOfflineDatabase } from './offlineDatabase.ts';
import { keepsCourses, noteKeeper } from './kept/keptState.ts';
import { noteSettled } from './settled.ts';
import { startOffline } from './startOffline.ts';

let stop: (() => void) | undefined;
const revalidate = vi.fn<() => Promise<void>>();
const router = { revalidate } as unknown as DataRouter;
const shellOf = (userId: number | null): ReadShell =>
  (async () => ({ viewer: userId === null ? null : { user: { userId } } })) as unknown as ReadShell;

beforeEach(() => {
  revalidate.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('caches', { keys: async () => [] });
  writeCookie('user', { id: 7 });
  noteKeeper(7);
});
afterEach(async () => {
  stop?.();
  vi.unstubAllGlobals();
  noteKeeper(null);
  await closeOfflineDatabase();
  await deleteDB('lectern-offline');
});

it.each([
  ['nobody is signed in', null],
  ['somebody else is', 8],
])('BEY-18 courses that are kept go when %s', async (_who, person) => {
  writeCookie('user', { id: person });
  stop = await startOffline(router, shellOf(person));
  expect(keepsCourses()).toBe(false);
});

it('BEY-18 courses that are kept stay for who keeps them, and go where an operator has switched it off', async () => {
  stop = await startOffline(router, shellOf(7));
  expect(keepsCourses()).toBe(true);
  stop();
  vi.stubEnv('LECTERN_OFFLINE', 'off');
  stop = await startOffline(router, shellOf(7));
  vi.unstubAllEnvs();
  expect(keepsCourses()).toBe(false);
});

it('BEY-18 a page is read again when another tab has sent what was done on it', async () => {
  stop = await startOffline(router, shellOf(7));
  noteSettled({ address: '/', elsewhere: false });
  expect(revalidate).not.toHaveBeenCalled();
  noteSettled({ address: '/', elsewhere: true });
  await waitFor(() => expect(revalidate).toHaveBeenCalled());
});
