import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../testing/renderApp.tsx';

/** Takes the network away, or brings it back, as a browser tells it. */
function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

afterEach(() => vi.restoreAllMocks());

describe('a navigation while offline', () => {
  it('keeps the page that is there, says so, and opens the next one when the network is back', async () => {
    const app = await renderApp({
      at: '/verifycertificate/',
      pages: {
        VerifyCertificatePageQuery: { Query: () => ({ certificate: null }) },
        CataloguePageQuery: { Query: () => ({ courses: { totalCount: 0, unavailable: false } }) },
      },
    });
    await act(async () => setOnline(false));
    await act(async () => void app.router.navigate('/courses/'));
    expect(screen.getByRole('heading', { level: 1, name: 'Verify a certificate' })).toBeVisible();
    expect(screen.getByText(/opens as soon as you are back online/)).toBeVisible();
    expect(app.operations).not.toContain('CataloguePageQuery');

    await act(async () => setOnline(true));
    await vi.waitFor(() => expect(app.router.state.location.pathname).toBe('/courses/'));
    expect(app.operations).toContain('CataloguePageQuery');
  });
});
