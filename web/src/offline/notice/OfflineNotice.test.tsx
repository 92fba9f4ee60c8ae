import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setKeptCopyTime } from '../kept/keptState.ts';
import { loadOfflineNotice } from '../../shell/OfflineBanner.tsx';
import { renderApp } from '../../testing/renderApp.tsx';

const user = { id: 'user-1001', username: 'lena@demo.test', name: 'Lena', language: 'EN', pictureUrl: null, roles: [] };

afterEach(() => setKeptCopyTime(null));

it('BEY-18 whenever a copy is drawn its date is told, also while the network is there', async () => {
  await loadOfflineNotice();
  await renderApp({
    at: '/settings/',
    shell: { user: { id: 'user-1001', roles: [] } },
    pages: {
      SettingsPageQuery: { Query: () => ({ viewer: { hasPassword: false, rightsWait: false, user }, countries: [] }) },
    },
  });
  await act(async () => setKeptCopyTime(Date.UTC(2026, 10, 24, 12)));
  expect(await screen.findByText(/^Kept copy of .*2026/)).toBeVisible();
  await act(async () => setKeptCopyTime(null));
  await waitFor(() => expect(screen.queryByText(/Kept copy/)).toBeNull());
});
