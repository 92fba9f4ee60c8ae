import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../../requestError.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { loadOfflineNotice } from '../../shell/OfflineBanner.tsx';
import { isConnected, loadOffline, noteAnswer, onConnectionChanged } from '../connection.ts';

/** Takes the network away, or brings it back, as a browser tells it. */
function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

const pages = {
  VerifyCertificatePageQuery: { Query: () => ({ certificate: null }) },
  CataloguePageQuery: { Query: () => ({ courses: { totalCount: 0, unavailable: false } }) },
};

/** The network; nothing comes back before a test gives it something. */
const send = vi.fn<typeof fetch>();
/** How often the servers were asked whether they answer. */
const probes = (): number => send.mock.calls.filter(([url]) => url === '/graphql?query=%7B__typename%7D').length;
beforeEach(() => {
  send.mockReset().mockReturnValue(new Promise(() => undefined));
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a navigation while offline', () => {
  it('keeps the page that is there, says so, and opens the next one when the network is back', async () => {
    const app = await renderApp({
      at: '/verifycertificate/',
      pages,
    });
    await act(async () => setOnline(false));
    await act(async () => void app.router.navigate('/courses/'));
    expect(screen.getByRole('heading', { level: 1, name: 'Verify a certificate' })).toBeVisible();
    expect(await screen.findByText(/opens as soon as you are back online/)).toBeVisible();
    expect(app.operations).not.toContain('CataloguePageQuery');

    await act(async () => setOnline(true));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/courses/'));
    expect(app.operations).toContain('CataloguePageQuery');
  });
});

describe('a network that the browser believes in while nothing comes through', () => {
  it('keeps the page that is there, asks until the servers answer, and opens the next one then', async () => {
    const app = await renderApp({ at: '/verifycertificate/', pages });
    send.mockRejectedValue(new TypeError('gone'));
    // What asks is loaded ahead in the application, too.
    await Promise.all([loadOffline(), loadOfflineNotice()]);
    vi.useFakeTimers();
    await act(async () => noteAnswer(false));
    await act(async () => void app.router.navigate('/courses/'));
    await act(() => vi.dynamicImportSettled());
    await act(async () => vi.advanceTimersByTimeAsync(3000));
    expect(probes()).toBe(1);
    expect(screen.getByRole('heading', { level: 1, name: 'Verify a certificate' })).toBeVisible();
    expect(screen.getByText(/opens as soon as you are back online/)).toBeVisible();

    send.mockResolvedValue(new Response('{}'));
    await act(async () => vi.advanceTimersByTimeAsync(10_000));
    vi.useRealTimers();
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/courses/'));
    expect(screen.queryByText(/opens as soon as you are back online/)).not.toBeInTheDocument();
  });

  it('BEY-18 asks for a page that opened without the servers, before anyone on it listened', async () => {
    await loadOffline();
    noteAnswer(false);
    vi.useFakeTimers();
    const heard = vi.fn<() => void>();
    const stop = onConnectionChanged(heard);
    send.mockResolvedValue(new Response('{}'));
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(3000);
    expect(probes()).toBe(1);
    expect(heard).toHaveBeenCalledOnce();
    expect(isConnected()).toBe(true);
    stop();
  });

  it('asks no more once another request has had an answer', async () => {
    await renderApp({ at: '/verifycertificate/', pages });
    await Promise.all([loadOffline(), loadOfflineNotice()]);
    vi.useFakeTimers();
    await act(async () => noteAnswer(false));
    await act(async () => noteAnswer(true));
    await act(async () => vi.advanceTimersByTimeAsync(60_000));
    expect(probes()).toBe(0);
  });

  it('keeps the page as well when that turns out with the request of the next one, and sends it again', async () => {
    const app = await renderApp({
      at: '/verifycertificate/',
      pages: { VerifyCertificatePageQuery: pages.VerifyCertificatePageQuery },
      refusing: {
        CataloguePageQuery: () => {
          noteAnswer(false);
          return new RequestError({ kind: 'network', code: 'NETWORK' });
        },
      },
    });
    await act(async () => void app.router.navigate('/courses/'));
    expect(await screen.findByText(/opens as soon as you are back online/)).toBeVisible();
    expect(app.operations).toContain('CataloguePageQuery');
    expect(screen.getByRole('heading', { level: 1, name: 'Verify a certificate' })).toBeVisible();
    expect(app.router.state.location.pathname).toBe('/verifycertificate/');

    await act(async () => noteAnswer(true));
    await waitFor(() => expect(app.operations.filter((name) => name === 'CataloguePageQuery')).toHaveLength(2));
    await app.answer('CataloguePageQuery', pages.CataloguePageQuery);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/courses/'));
  });

  it('reads a page again on its own that ended on an error of the network', async () => {
    const app = await renderApp({
      at: '/verifycertificate/',
      pages: { VerifyCertificatePageQuery: pages.VerifyCertificatePageQuery },
    });
    await act(async () => void app.router.navigate('/courses/'));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/courses/'));
    await act(async () => noteAnswer(false));
    await app.fail('CataloguePageQuery', new RequestError({ kind: 'network', code: 'NETWORK' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();

    await act(async () => noteAnswer(true));
    await waitFor(() => expect(app.operations.filter((name) => name === 'CataloguePageQuery')).toHaveLength(2));
    await app.answer('CataloguePageQuery', pages.CataloguePageQuery);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
  });
});
