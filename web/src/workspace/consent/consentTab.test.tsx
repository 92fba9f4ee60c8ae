import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RequestError } from '../../requestError.ts';
import type { AppUnderTest } from '../../testing/renderApp.tsx';
import { field, openProfile, type } from '../profile/profilePage.testkit.tsx';

describe('consents', () => {
  const versions = [
    {
      id: 'version-2',
      consentId: 2,
      url: '/static/media/legal/v2.html',
      active: true,
      createTime: '2030-02-01T09:00:00Z',
      acceptedCount: 3,
    },
    {
      id: 'version-1',
      consentId: 1,
      url: '/static/media/legal/v1.html',
      active: false,
      createTime: '2030-01-01T09:00:00Z',
      acceptedCount: 1,
    },
  ];
  const openConsents = async (): Promise<AppUnderTest> => {
    const app = await openProfile({ at: '/customize-workspace/?part=consent' });
    await app.answer('ConsentTabQuery', { Workspace: () => ({ id: 'workspace-1', consents: { nodes: versions } }) });
    return app;
  };

  it('WS-20 lists the versions with the number of people who accepted them', async () => {
    await openConsents();
    const [newest, oldest] = screen.getAllByRole('listitem').filter((item) => item.textContent.includes('/legal/'));
    expect(newest).toHaveTextContent(/v2\.html.*Active.*3 people have accepted it/);
    expect(oldest).toHaveTextContent(/v1\.html.*1 person has accepted it/);
    expect(oldest).not.toHaveTextContent('Active');
  });

  it('WS-20 makes a new version after asking, because everybody is asked again', async () => {
    const app = await openConsents();
    await userEvent.type(field('Address of the text'), 'https://example.org/v3');
    await userEvent.click(screen.getByRole('button', { name: 'Create a new version' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Ask everyone again?' }));
    expect(app.operations).not.toContain('useCreateConsentMutation');
    await userEvent.click(dialog.getByRole('button', { name: 'Activate' }));
    expect(app.variables('useCreateConsentMutation')).toEqual({ input: { url: 'https://example.org/v3' } });
    await app.answer('useCreateConsentMutation', {
      CreateConsentPayload: () => ({
        workspace: {
          id: 'workspace-1',
          activeConsent: { consentId: 3, url: 'https://example.org/v3' },
          consents: {
            nodes: [
              { ...versions[0], id: 'version-3', consentId: 3, url: 'https://example.org/v3', acceptedCount: 0 },
              ...versions,
            ],
          },
        },
        userErrors: [],
      }),
    });
    expect(await screen.findByText(/nobody has accepted it/)).toBeVisible();
    expect(field('Address of the text')).toHaveValue('');
  });

  it('WS-20 says when the platform refuses, and keeps the address', async () => {
    const app = await openConsents();
    type('Address of the text', 'https://example.org/v3');
    await userEvent.click(screen.getByRole('button', { name: 'Create a new version' }));
    await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
    await app.fail('useCreateConsentMutation', new RequestError({ kind: 'network', code: 'NETWORK' }));
    expect(field('Address of the text')).toHaveAccessibleDescription(/The connection was interrupted/);
    expect(field('Address of the text')).toHaveValue('https://example.org/v3');
  });

  it('WS-20 an address that is half typed is there again after a look at another part, and not left behind', async () => {
    const app = await openProfile({ at: '/customize-workspace/?part=consent' });
    type('Address of the text', 'https://example.org/ter');
    await userEvent.click(screen.getByRole('tab', { name: 'Basics' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Consent' }));
    expect(field('Address of the text')).toHaveValue('https://example.org/ter');
    await act(() => app.router.navigate('/courses/'));
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  it('WS-20 refuses what is no address before asking anybody', async () => {
    await openConsents();
    await userEvent.type(field('Address of the text'), 'javascript:alert(1)');
    await userEvent.click(screen.getByRole('button', { name: 'Create a new version' }));
    expect(field('Address of the text')).toHaveAccessibleDescription(/begins with https/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
