import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { coursesFixture } from '../testing/courseFixture.ts';
import { renderApp } from '../testing/renderApp.tsx';

// The network is gone or the installation is newer than the page: what loads on its own does not come.
vi.mock('../shell/reading/ReadingDialog.tsx', () => Promise.reject(new TypeError('Failed to fetch')));
vi.mock('../shell/site/TemplateFrame.tsx', () => Promise.reject(new TypeError('Failed to fetch')));
vi.mock('../shell/site/FeedbackTab.tsx', () => Promise.reject(new TypeError('Failed to fetch')));

const pages = { LandingPageQuery: { Query: () => ({ courses: coursesFixture([]) }) } };

it('NAV-19 A11Y-01 says "Error loading" to someone who has asked for the reading settings', async () => {
  await renderApp({ at: '/', pages });
  const button = within(screen.getByRole('banner')).getByRole('button', { name: 'Reading settings' });
  await act(() => userEvent.click(button));
  expect(await screen.findByText('Error loading')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

it('NAV-19 says so in the place of a part that nobody has asked for, and everything else stays', async () => {
  await renderApp({ at: '/nowhere', shell: { profile: { feedbackFormEnabled: true, feedbackFormId: 'abc' } } });
  const note = await screen.findByText('Error loading');
  expect(note).toHaveRole('status');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
});

it('WS-18 FEED-01 template and feedback tab are left out, and the page stands as it is', async () => {
  const files = { template: '<p>Above</p>', style: null, headerScript: null, footerScript: null, pageStyle: null };
  await renderApp({
    at: '/nowhere',
    shell: { profile: { feedbackFormEnabled: true, feedbackFormId: 'abc' }, workspace: { files } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.queryByText('Above')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Feedback' })).toBeNull();
  // Of the tab alone: without its template a page is whole.
  expect(await screen.findAllByText('Error loading')).toHaveLength(1);
});
