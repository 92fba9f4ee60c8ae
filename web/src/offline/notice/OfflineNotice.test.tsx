import { act, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { setKeptCopyTime } from '../kept/keptState.ts';
import { loadOfflineNotice } from '../../shell/OfflineBanner.tsx';
import { renderApp } from '../../testing/renderApp.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

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

it.each([
  ['/courseware/?lecture=2&module=1#!258', 'You are offline. You can keep reading this page.'],
  ['/courseware/?lecture=2&module=1&edit=true#!258', 'You are offline.'],
])(
  'BEY-18 EDIT-21 what it says of a page suits those who read it and those who write it: %s',
  async (address, words) => {
    const region = document.body.appendChild(document.createElement('div'));
    const router = createMemoryRouter([{ path: '*', element: <OfflineNotice region={region} connected={false} /> }], {
      initialEntries: [address],
    });
    await act(async () =>
      render(
        <IntlProvider locale="en" onError={() => undefined}>
          <RouterProvider router={router} />
        </IntlProvider>,
      ),
    );
    expect(screen.getByText(words)).toBeVisible();
    region.remove();
  },
);
