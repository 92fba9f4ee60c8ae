import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { renderApp, type AppUnderTest } from '../../../testing/renderApp.tsx';

const nothingDone = { courseDone: false, lookDone: false, peopleDone: false, termsDone: false, hidden: false };
const allDone = { courseDone: true, lookDone: true, peopleDone: true, termsDone: true, hidden: false };

const workspaceOf = (setup: object | null) => ({
  id: 'workspace-1',
  trial: { daysLeft: 30, contactUrl: null },
  setup,
  integrations: [],
});

/** Opens the first page of a trial as its admin. */
const open = async (setup: object, roles: readonly string[] = ['ROLE_ADMIN']): Promise<AppUnderTest> => {
  const app = await renderApp({
    at: '/admin/',
    shell: {
      user: { roles: [...roles] },
      workspace: { id: 'workspace-1', trial: { daysLeft: 30, expired: false } },
    },
    pages: { AdminHomePageQuery: { Query: () => ({ viewer: { user: { id: 'user-1', roles } } }) } },
  });
  await screen.findByRole('heading', { level: 1, name: 'Admin home' });
  await app.answer('AdminNewsQuery', {
    Query: () => ({ workspace: workspaceOf(setup), campaigns: { nodes: [] }, jobs: { nodes: [] } }),
  });
  return app;
};

const panel = () => screen.queryByRole('region', { name: 'Your workspace is ready' });
const steps = () => within(screen.getByRole('list', { name: 'First steps' }));

describe('the first steps of a trial', () => {
  it('OP-190 begin with a course, and lead to where each is done', async () => {
    await open(nothingDone);
    expect(
      steps()
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Create your first course', 'Make it yours', 'Bring your people in', 'Add your terms']);
    expect(
      steps()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/admin/courses/',
      '/customize-workspace/',
      '/admin/users-management/',
      '/customize-workspace/?part=consent',
    ]);
    expect(within(panel() as HTMLElement).getByText(/You have 30 days/)).toBeVisible();
  });

  it.each([
    ['courseDone', 'Create your first course', 'Create a course'],
    ['lookDone', 'Make it yours', 'Set the appearance'],
    ['peopleDone', 'Bring your people in', 'Invite people'],
    ['termsDone', 'Add your terms', 'Set up consent'],
  ])('OP-190 with %s the step “%s” is ticked, and asks for nothing', async (fact, title, action) => {
    await open({ ...nothingDone, [fact]: true });
    expect(steps().getByRole('heading', { name: `${title} (done)` })).toBeVisible();
    expect(steps().queryByRole('link', { name: action })).toBeNull();
    expect(screen.getByText('1 of 4 done')).toBeVisible();
  });

  it.each([
    ['once all are done', allDone, ['ROLE_ADMIN']],
    ['once an admin has hidden them', { ...nothingDone, hidden: true }, ['ROLE_ADMIN']],
    ['for a course admin', nothingDone, ['ROLE_COURSE_ADMIN']],
  ])('OP-190 are gone %s', async (_when, setup, roles) => {
    const app = await open(setup, roles);
    expect(app.variables('AdminNewsQuery')).toMatchObject({ trial: roles.includes('ROLE_ADMIN') });
    expect(panel()).toBeNull();
  });

  it('OP-190 are hidden on the server, which a notice offers to take back', async () => {
    const app = await open(nothingDone);
    const answer = (hidden: boolean) =>
      app.answer('useHideSetupMutation', {
        HideSetupPayload: () => ({ workspace: workspaceOf({ ...nothingDone, hidden }), userErrors: [] }),
      });
    await userEvent.click(screen.getByRole('button', { name: 'Hide these steps' }));
    expect(app.variables('useHideSetupMutation')).toEqual({ input: { hidden: true } });
    await answer(true);
    expect(panel()).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Show again' }));
    await answer(false);
    expect(panel()).toBeVisible();
  });

  it('OP-190 copy the address at which people register', async () => {
    const user = userEvent.setup();
    // The router of tests leaves the window's own address alone.
    window.history.replaceState(null, '', '/admin/');
    onTestFinished(() => window.history.replaceState(null, '', '/'));
    await open(nothingDone);
    await user.click(await screen.findByRole('button', { name: 'Copy the address' }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/`);
  });
});
