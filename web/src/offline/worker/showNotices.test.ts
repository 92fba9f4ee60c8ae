import { expect, it, vi } from 'vitest';
import { showNotices } from './showNotices.ts';
import type { WorkerScope } from './workerTypes.ts';

interface Happening {
  waitUntil: (work: Promise<unknown>) => void;
  [member: string]: unknown;
}

/** The service worker with the browser around it; `dispatch` ends with what the worker has the browser wait for. */
function startWorker(tabs: readonly string[] = []) {
  const listeners = new Map<string, (event: Happening) => void>();
  const showNotification = vi.fn<(...given: unknown[]) => Promise<void>>(async () => undefined);
  const openWindow = vi.fn<(...given: unknown[]) => Promise<void>>(async () => undefined);
  const focus = vi.fn<(...given: unknown[]) => Promise<void>>(async () => undefined);
  const scope = {
    location: { origin: 'https://acme.test' },
    addEventListener: (name: string, listener: (event: Happening) => void) => listeners.set(name, listener),
    registration: { showNotification },
    clients: { matchAll: async () => tabs.map((url) => ({ url, focus })), openWindow },
  };
  showNotices(scope as unknown as WorkerScope);
  const dispatch = async (name: string, event: object): Promise<void> => {
    let waiting: Promise<unknown> = Promise.resolve();
    const waitUntil = (work: Promise<unknown>): void => {
      waiting = work;
    };
    listeners.get(name)?.({ ...event, waitUntil });
    await waiting;
  };
  const press = (path: string) =>
    dispatch('notificationclick', { notification: { close: () => undefined, data: { path } } });
  return { dispatch, press, showNotification, openWindow, focus };
}

it('BEY-15 what arrives is shown, once for each tag', async () => {
  const { dispatch, showNotification } = startWorker();
  const content = {
    title: 'Your certificate is ready',
    body: 'German',
    path: '/achievements/',
    lang: 'en',
    tag: 'n-1',
  };
  await dispatch('push', { data: { json: () => content } });
  expect(showNotification).toHaveBeenCalledWith('Your certificate is ready', {
    body: 'German',
    lang: 'en',
    tag: 'n-1',
    icon: '/favicon.svg',
    data: { path: '/achievements/' },
  });
});

it('BEY-15 a press opens the page, in the tab that shows it already', async () => {
  const fresh = startWorker();
  await fresh.press('/achievements/');
  expect(fresh.openWindow).toHaveBeenCalledWith('https://acme.test/achievements/');
  const known = startWorker(['https://acme.test/achievements/']);
  await known.press('/achievements/');
  expect(known.focus).toHaveBeenCalled();
  expect(known.openWindow).not.toHaveBeenCalled();
});

it('BEY-15 no page of another site is opened', async () => {
  const { press, openWindow } = startWorker();
  await press('//evil.test/x');
  expect(openWindow).not.toHaveBeenCalled();
});
