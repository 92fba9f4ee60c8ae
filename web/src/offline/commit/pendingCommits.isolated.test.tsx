import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepWritesBy } from '../pendingWrites.ts';
import { endLeaving } from '../leaving.ts';
import { renderApp, type AppUnderTest } from '../../testing/renderApp.tsx';
import { openCommitStore, type ScormCommit } from './commitStore.ts';

const pages = { LandingPageQuery: { CourseConnection: () => ({ edges: [] }) } };
const user = { id: 'user-1', username: 'lena@demo.test', name: 'Lena', language: 'EN', pictureUrl: null, roles: [] };
const store = openCommitStore();
const commitOf = (person: number): ScormCommit => ({
  person,
  userCourseId: 3,
  lectureId: 12,
  itemId: 'item-1',
  session: crypto.randomUUID(),
  sequence: 1,
  cmi: { 'cmi.suspend_data': 'page=2' },
  sessionSeconds: 9,
});

beforeEach(() => {
  const nothing = async (): Promise<void> => undefined;
  const keeper = { add: nothing, begin: nothing, end: nothing, drain: nothing, dismiss: nothing, discard: nothing };
  keepWritesBy(async () => keeper);
});
afterEach(async () => {
  keepWritesBy(null);
  endLeaving();
  for (const person of [1001, 1002]) await store.discard(person);
});

async function signOut(): Promise<AppUnderTest> {
  const app = await renderApp({ at: '/', pages, shell: { user: { userId: 1001, name: 'Lena Learner' } } });
  await userEvent.click(await screen.findByRole('button', { name: 'LL, Account of Lena Learner' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  return app;
}
const question = () => screen.findByRole('dialog', { name: 'Sign out before everything is sent?' });

it('SCORM-02 BEY-18 anyone who signs out is asked about work in packages that waits, and deletes their own alone', async () => {
  await store.put(commitOf(1001));
  await store.put(commitOf(1002));
  const app = await signOut();
  const dialog = within(await question());
  expect(dialog.getByText(/1 entry waits/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete and sign out' }));
  await waitFor(() => expect(app.operations).toContain('useSignOutMutation'));
  expect([await store.count(1001), await store.count(1002)]).toEqual([0, 1]);
});

it('SCORM-02 BEY-18 anyone who signs out everywhere is asked about it, too', async () => {
  await store.put(commitOf(1001));
  const app = await renderApp({
    at: '/settings/',
    shell: { user: { userId: 1001 } },
    pages: {
      SettingsPageQuery: { Query: () => ({ viewer: { hasPassword: true, rightsWait: false, user }, countries: [] }) },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const dialog = within(await question());
  await userEvent.click(dialog.getByRole('button', { name: 'Delete and sign out' }));
  await waitFor(() => expect(app.operations).toContain('useSignOutEverywhereMutation'));
  expect(await store.count(1001)).toBe(0);
});

it('SCORM-02 BEY-18 nobody is asked about what someone else has left', async () => {
  await store.put(commitOf(1002));
  const app = await signOut();
  await waitFor(() => expect(app.operations).toContain('useSignOutMutation'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
