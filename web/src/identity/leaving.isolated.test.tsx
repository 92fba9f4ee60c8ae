import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepWritesBy, setQueuedWrites, type WriteKeeper, type QueuedWrite } from '../offline/pendingWrites.ts';
import { keepsCourses, noteKeeper } from '../offline/kept/keptState.ts';
import { endLeaving } from '../offline/leaving.ts';
import { openCommitStore, type ScormCommit } from '../offline/commit/commitStore.ts';
import { rememberUser } from '../viewer/userCookie.ts';
import { loadOfflineNotice } from '../shell/OfflineBanner.tsx';
import { renderApp, type AppUnderTest } from '../testing/renderApp.tsx';
import { press } from './identityForms.testkit.ts';

const waiting: QueuedWrite = {
  kind: 'answer',
  key: 'k',
  userCourseId: '77',
  subject: '3001',
  input: {},
  seq: 1,
  workspace: 1,
  person: 7,
  time: 0,
  title: 'Greetings',
  address: '/courseware/?lecture=1#!258',
  triedTime: null,
  failures: 0,
  refusal: null,
};
const refused: QueuedWrite = { ...waiting, key: 'r', seq: 2, refusal: 'LECTURE_LOCKED' };
const commit: ScormCommit = {
  person: 1001,
  userCourseId: 3,
  lectureId: 12,
  itemId: 'item-1',
  session: 's',
  sequence: 1,
  cmi: {},
  sessionSeconds: 9,
};
const discard = vi.fn<WriteKeeper['discard']>();
const user = { id: 'user-1001', username: 'lena@demo.test', name: 'Lena', language: 'EN', pictureUrl: null, roles: [] };

beforeEach(() => {
  discard.mockReset().mockImplementation(async () => setQueuedWrites([]));
  const nothing = async (): Promise<void> => undefined;
  keepWritesBy(async () => ({ add: nothing, begin: nothing, end: nothing, drain: nothing, dismiss: nothing, discard }));
  vi.stubGlobal('caches', { keys: async () => [] });
  noteKeeper(7);
});
afterEach(() => {
  vi.unstubAllGlobals();
  endLeaving();
  keepWritesBy(null);
  setQueuedWrites([]);
  noteKeeper(null);
});

async function open(): Promise<AppUnderTest> {
  await loadOfflineNotice();
  const app = await renderApp({
    at: '/settings/',
    shell: { user: { id: 'user-1001' } },
    pages: {
      SettingsPageQuery: { Query: () => ({ viewer: { hasPassword: false, rightsWait: false, user }, countries: [] }) },
    },
  });
  await screen.findByLabelText('Full name');
  return app;
}
const question = () => screen.findByRole('dialog', { name: 'Sign out before everything is sent?' });

describe('anyone who leaves', () => {
  it('AUTH-11 BEY-18 by signing out everywhere is asked what should happen to what waits, and of nothing that was refused', async () => {
    const app = await open();
    await act(async () => setQueuedWrites([waiting, refused]));
    await press('Sign out everywhere');
    const dialog = within(await question());
    expect(dialog.getByText(/^1 entry waits to be sent/)).toBeVisible();
    expect(app.operations).not.toContain('useSignOutEverywhereMutation');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep and sign out' }));
    await app.answer('useSignOutEverywhereMutation', { SignOutPayload: () => ({ signedOut: true }) });
    await waitFor(() => expect(app.session.signedOut).toHaveBeenCalledTimes(1));
    expect(discard).not.toHaveBeenCalled();
  });

  it('BEY-18 with nothing but refusals to read is asked nothing', async () => {
    const app = await open();
    await act(async () => setQueuedWrites([refused]));
    await press('Sign out everywhere');
    await waitFor(() => expect(app.operations).toContain('useSignOutEverywhereMutation'));
  });

  it('BEY-18 stays when what waits could not be deleted, and is told so', async () => {
    const app = await open();
    await act(async () => setQueuedWrites([waiting]));
    discard.mockRejectedValueOnce(new DOMException('The disk is full.'));
    await press('Sign out everywhere');
    const dialog = within(await question());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete and sign out' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('It could not be deleted.');
    expect(app.operations).not.toContain('useSignOutEverywhereMutation');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete and sign out' }));
    await waitFor(() => expect(app.operations).toContain('useSignOutEverywhereMutation'));
  });

  it('BEY-18 by erasing the account leaves nothing on the device, work in packages included', async () => {
    const app = await open();
    await act(async () => setQueuedWrites([waiting]));
    await openCommitStore().put(commit);
    await press('Delete my account');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
    await userEvent.type(dialog.getByRole('textbox'), 'lena@demo.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    // The answer takes the cookies away that say who it was.
    rememberUser(null);
    await app.answer('useEraseAccountMutation', {
      ErasePersonalDataPayload: () => ({ erased: true, userErrors: [] }),
    });
    await waitFor(() => expect(app.session.signedOut).toHaveBeenCalledTimes(1));
    expect(discard).toHaveBeenCalledTimes(1);
    expect(keepsCourses()).toBe(false);
    expect(await openCommitStore().count(commit.person)).toBe(0);
  });
});
