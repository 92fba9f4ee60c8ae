import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { field, openProfile } from './profilePage.testkit.tsx';

describe('who may change the profile', () => {
  it('OP-38 NAV-02 a visitor is sent to "/"', async () => {
    const app = await renderApp({ at: '/customize-workspace/', pages: { LandingPageQuery: {} } });
    expect(app.router.state.location.pathname).toBe('/');
  });

  it('OP-82 ROLE-02 a learner is told why not, and what to do', async () => {
    await openProfile({ roles: [], mayEditProfile: false });
    expect(screen.getByText(/Only admins of this workspace can change its appearance/)).toBeVisible();
    expect(screen.getByText(/Ask an admin to change it/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to my dashboard' })).toHaveAttribute('href', '/dashboard/');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('WS-21 ROLE-07 an admin has all parts, and the way back to the admin area', async () => {
    await openProfile();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Basics', 'Advanced', 'Consent']);
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/admin/');
  });

  it('TRIAL-04 OP-82 on an expired trial its creator still may, and others are told who can', async () => {
    const { unmount } = await openProfile({ roles: [], mayEditProfile: true, expired: true });
    expect(field('Site title')).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Consent' })).toBeNull();
    // The admin area is no longer theirs.
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/dashboard/');
    unmount();
    await openProfile({ roles: [], mayEditProfile: false, expired: true });
    expect(screen.getByText(/The trial of this workspace is over/)).toBeVisible();
  });

  it.each([
    ['an address', 'mailto:sales@lectern.test', 'mailto:sales@lectern.test'],
    ['no address', null, null],
  ])(
    'OP-191 TRIAL-04 on an expired trial its creator reads what is kept and whom to ask, with %s',
    async (_what, contactUrl, href) => {
      await openProfile({ roles: [], mayEditProfile: true, expired: true, contactUrl });
      const end = within(screen.getByRole('region', { name: 'The trial is over' }));
      expect(end.getByText(/Courses, people, their progress and certificates/)).toBeVisible();
      expect(end.getByRole('link', { name: 'Download my data' })).toHaveAttribute('href', '/settings/');
      expect(end.queryByRole('link', { name: 'Ask to extend the trial' })?.getAttribute('href') ?? null).toBe(href);
    },
  );

  it('OP-191 a trial that runs says nothing of its end', async () => {
    await openProfile();
    expect(screen.queryByRole('region', { name: 'The trial is over' })).toBeNull();
  });
});
