import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '../testing/renderApp.tsx';
import { mayTrack } from './mayTrack.ts';
import { isPrivatePage } from './privatePages.ts';
import { separateDocuments } from './separateDocuments.ts';
import { sendEventsTo, track } from './track.ts';

const tracked = { profile: { googleAnalyticsTrackingId: 'G-XYZ' } };
const scripts = (): Element[] => [...document.querySelectorAll('script[src*="googletagmanager"]')];

afterEach(() => {
  for (const script of scripts()) script.remove();
  delete (window as { dataLayer?: unknown }).dataLayer;
  sendEventsTo(null);
});

it.each([
  '/signin',
  '/signin/callback/',
  '/passwordreset/',
  '/passwordresetsuccess',
  '/settings/',
  '/customize-workspace/',
  '/admin',
  '/admin/staff-management/',
  '/admin/nothing',
])('WS-09 %s is private', (path) => expect(isPrivatePage(path)).toBe(true));

it.each(['/', '/courses/', '/courseware', '/dashboard/', '/verifycertificate/', '/administration'])(
  'WS-09 %s is not private',
  (path) => expect(isPrivatePage(path)).toBe(false),
);

describe('documents of private pages and of others', () => {
  /** Where a navigation loads a fresh document, or undefined where it goes on in this one. */
  async function freshDocument(from: string, to: string, mayTrack = true): Promise<string | null | undefined> {
    const middleware = separateDocuments({
      shownAddress: () => new URL(from, 'http://localhost'),
      pendingAddress: () => new URL(to, 'http://localhost'),
      mayTrack: () => Promise.resolve(mayTrack),
    });
    try {
      await middleware({} as never, () => Promise.resolve({}));
      return undefined;
    } catch (thrown) {
      const { headers } = thrown as Response;
      return headers.has('X-Remix-Reload-Document') ? headers.get('Location') : null;
    }
  }

  it.each([
    ['/courses/', '/signin?next=%2Fa#b'],
    ['/passwordreset?token=secret', '/courses/course/#!258'],
    ['/courses/', '/admin/'],
  ])('WS-09 with trackers, from %s to %s a fresh document is loaded, with the whole address', async (from, to) => {
    expect(await freshDocument(from, to)).toBe(to);
  });

  it.each([
    ['/courses/', '/courses/course/#!258'],
    ['/signin', '/passwordreset'],
    ['/settings', '/admin/'],
  ])('from %s to %s nothing is loaded anew: both are of one kind', async (from, to) => {
    expect(await freshDocument(from, to)).toBeUndefined();
  });

  it('without trackers nothing is ever loaded again', async () => {
    expect(await freshDocument('/courses/', '/signin', false)).toBeUndefined();
  });

  it('WS-09 a workspace that cannot be asked may have trackers', async () => {
    expect(await mayTrack(() => Promise.resolve(undefined))).toBe(true);
  });

  it('WS-09 every navigation of the application is asked, also one to a page that reads nothing', async () => {
    const app = await renderApp({ at: '/nowhere', shell: tracked });
    // The router cannot load documents here: it stays where it was.
    await act(() => app.router.navigate('/signin'));
    expect(app.router.state.location.pathname).toBe('/nowhere');
    app.unmount();
    const plain = await renderApp({ at: '/nowhere' });
    await act(() => plain.router.navigate('/signin'));
    expect(plain.router.state.location.pathname).toBe('/signin');
  });

  it('WS-09 EVT-03 no tracker runs on a private page; what happens there is told on the next page that has one', async () => {
    const app = await renderApp({ at: '/signin', shell: tracked });
    await screen.findByRole('heading', { level: 1 });
    act(() => track('sign_up'));
    act(() => track('workspace_setup'));
    expect(scripts()).toEqual([]);
    expect(window).not.toHaveProperty('dataLayer');
    app.unmount();

    await renderApp({ at: '/nowhere', shell: tracked });
    await waitFor(() => expect(scripts()).toHaveLength(1));
    const told = (window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer?.map((entry) => Array.from(entry));
    expect(told?.slice(2)).toEqual([
      ['event', 'sign_up', { workspaceId: 1 }],
      ['event', 'workspace_setup', { workspaceId: 1 }],
    ]);
    expect(sessionStorage).toHaveLength(0);
  });
});
