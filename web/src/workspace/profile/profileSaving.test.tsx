import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../../requestError.ts';
import { sendEventsTo } from '../../tracking/track.ts';
import {
  answerRefused,
  answerSaved,
  field,
  openProfile,
  pageOf,
  save,
  savedInput,
  toggleGroup,
  type,
} from './profilePage.testkit.tsx';

afterEach(() => sendEventsTo(null));

describe('saving', () => {
  it('WS-21 OP-82 saves the whole profile with the version that was read, and tells the trackers', async () => {
    const sent = vi.fn<(event: string, details: object) => void>();
    sendEventsTo(sent);
    const app = await openProfile({ profile: { company: 'Acme', termsUrl: 'https://example.org/t' } });
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    type('Site title', 'Acme School');
    expect(screen.getByText('Changes not saved yet')).toBeVisible();
    await save();
    expect(app.variables('useSaveProfileMutation')).toMatchObject({
      input: {
        version: 'v1',
        title: 'Acme School',
        company: 'Acme',
        termsUrl: 'https://example.org/t',
        marketplace: false,
      },
    });
    await answerSaved(app, { title: 'Acme School', company: 'Acme', termsUrl: 'https://example.org/t' });
    expect(screen.getByText('All changes saved')).toBeVisible();
    expect(await screen.findByText(/Everyone sees the new look now/)).toBeVisible();
    // Saving a profile is tracked (EVT-04).
    expect(sent).toHaveBeenCalledWith('personalise_workspace', {});
  });

  it('WS-21 the interface takes the new look at once, without loading anything', async () => {
    const app = await openProfile();
    type('Site title', 'Acme School');
    await save();
    await answerSaved(app, { title: 'Acme School' });
    await waitFor(() => expect(document.title).toContain('Acme School'));
    expect(app.operations.filter((name) => name === 'ShellQuery')).toHaveLength(1);
  });

  it('WS-21 a second save continues from the version of the first', async () => {
    const app = await openProfile();
    type('Site title', 'One');
    await save();
    await answerSaved(app, { title: 'One' });
    type('Site title', 'Two');
    await save();
    expect(app.variables('useSaveProfileMutation')).toMatchObject({ input: { version: 'v2', title: 'Two' } });
  });

  it('WS-21 what the platform makes the same of as before is saved, and shown as it is stored', async () => {
    const app = await openProfile({ profile: { title: 'Acme School' } });
    type('Site title', 'Acme  School');
    await save();
    await answerSaved(app, { title: 'Acme School', version: 'v1' });
    expect(screen.getByText('All changes saved')).toBeVisible();
    expect(field('Site title')).toHaveValue('Acme School');
  });

  it('WS-21 shows what is wrong at its field before it is sent', async () => {
    const app = await openProfile();
    type('Primary', '#12');
    await save();
    expect(field('Primary')).toHaveAccessibleDescription(/Enter a colour as #/);
    expect(app.operations).not.toContain('useSaveProfileMutation');
  });

  it('WS-21 opens the group in which something is wrong', async () => {
    const app = await openProfile({ at: '/customize-workspace/?part=advanced' });
    await toggleGroup('Tracking');
    type('Google Analytics', 'nonsense');
    await toggleGroup('Tracking');
    await userEvent.click(screen.getByRole('tab', { name: 'Basics' }));
    await save();
    expect(field('Google Analytics')).toHaveAccessibleDescription('Enter a measurement ID, for example G-ABC123');
    expect(app.operations).not.toContain('useSaveProfileMutation');
  });

  it('WS-21 a group that was opened by a mistake stays open while that is mended', async () => {
    await openProfile({ at: '/customize-workspace/?part=advanced' });
    await toggleGroup('Tracking');
    type('Google Analytics', 'nonsense');
    await userEvent.click(screen.getByRole('tab', { name: 'Basics' }));
    await save();
    type('Google Analytics', 'G-ABC123');
    expect(field('Google Analytics')).toBeVisible();
  });

  it('WS-21 shows a refusal of the server at its field, and keeps what was typed', async () => {
    const app = await openProfile();
    type('Header logo', 'https://example.org/logo.png');
    await save();
    await answerRefused(app, { code: 'INVALID', field: 'headerLogoUrl' });
    expect(field('Header logo')).toHaveAccessibleDescription('This value cannot be used');
    expect(field('Header logo')).toHaveValue('https://example.org/logo.png');
  });

  it('WS-21 a refusal in another part is brought into sight, with its field in focus', async () => {
    const app = await openProfile();
    type('Site title', 'Acme School');
    await save();
    await answerRefused(app, { code: 'INVALID', field: 'privacyUrl' });
    await waitFor(() => expect(field('Privacy policy')).toHaveFocus());
    expect(field('Privacy policy')).toHaveAccessibleDescription('This value cannot be used');
  });

  it('WS-21 says that the network is gone, and keeps what was typed', async () => {
    const app = await openProfile();
    type('Site title', 'Acme School');
    await save();
    await app.fail('useSaveProfileMutation', new RequestError({ kind: 'network', code: 'NETWORK' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The connection was interrupted');
    expect(field('Site title')).toHaveValue('Acme School');
  });

  it('WS-21 someone else saved: one’s own goes over it', async () => {
    const app = await openProfile();
    type('Site title', 'Mine');
    await save();
    await answerRefused(app, { code: 'PRECONDITION_FAILED' });
    expect(screen.getByRole('alert')).toHaveTextContent('what you typed is still here');
    await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));
    expect(app.variables('useSaveProfileMutation')).toMatchObject({ input: { version: null, title: 'Mine' } });
  });

  it('WS-21 someone else saved: theirs is taken', async () => {
    const app = await openProfile();
    type('Site title', 'Mine');
    await save();
    await answerRefused(app, { code: 'PRECONDITION_FAILED' });
    await userEvent.click(screen.getByRole('button', { name: 'Load theirs' }));
    await app.answer('ProfilePageQuery', pageOf({ profile: { title: 'Theirs', version: 'v7' } }));
    await waitFor(() => expect(field('Site title')).toHaveValue('Theirs'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    type('Site title', 'Theirs and mine');
    await save();
    expect(app.variables('useSaveProfileMutation')).toMatchObject({ input: { version: 'v7' } });
  });

  it('WS-21 someone else saved: when theirs cannot be read, both ways stay open', async () => {
    const app = await openProfile();
    type('Site title', 'Mine');
    await save();
    await answerRefused(app, { code: 'PRECONDITION_FAILED' });
    await userEvent.click(screen.getByRole('button', { name: 'Load theirs' }));
    expect(screen.getByRole('button', { name: 'Save mine' })).toHaveAttribute('aria-disabled', 'true');
    await app.fail('ProfilePageQuery', new RequestError({ kind: 'network', code: 'NETWORK' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));
    expect(savedInput(app)).toMatchObject({ version: null, title: 'Mine' });
  });

  it('WS-21 someone else saved: to decide later puts the notice away, and overwrites nothing', async () => {
    const app = await openProfile();
    type('Site title', 'Mine');
    await save();
    await answerRefused(app, { code: 'PRECONDITION_FAILED' });
    await userEvent.click(screen.getByRole('button', { name: 'Decide later' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Changes not saved yet')).toBeVisible();
    await save();
    expect(savedInput(app)).toMatchObject({ version: 'v1', title: 'Mine' });
  });

  it('WS-21 asks before changes are left behind', async () => {
    const app = await openProfile();
    type('Site title', 'Mine');
    await act(() => app.router.navigate('/courses/'));
    const dialog = within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(app.router.state.location.pathname).toBe('/customize-workspace/');
    expect(field('Site title')).toHaveValue('Mine');
  });
});
