import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../requestError.ts';
import { profileFixture } from '../testing/profileFixture.ts';
import { renderApp, type AppUnderTest } from '../testing/renderApp.tsx';
import { sendEventsTo } from '../tracking/track.ts';

afterEach(() => sendEventsTo(null));

interface Setting {
  at?: string;
  roles?: readonly string[];
  mayCustomise?: boolean;
  expired?: boolean;
  profile?: Record<string, unknown>;
}

const workspaceOf = ({ expired = false, profile = {} }: Setting) => ({
  id: 'workspace-1',
  workspaceId: 1,
  files: null,
  trial: expired ? { daysLeft: 0, expired } : null,
  profile: profileFixture(profile),
});

const pageOf = (setting: Setting) => ({
  Query: () => ({
    viewer: {
      mayCustomise: setting.mayCustomise ?? true,
      user: { id: 'user-1001', roles: setting.roles ?? ['ADMIN'] },
    },
    workspace: workspaceOf(setting),
  }),
});

const open = async (setting: Setting = {}): Promise<AppUnderTest> => {
  const app = await renderApp({
    at: setting.at ?? '/customize-workspace/',
    shell: {
      user: { id: 'user-1001', roles: setting.roles ?? ['ADMIN'] },
      workspace: { id: 'workspace-1' },
      profile: setting.profile ?? {},
    },
    pages: { CustomizePageQuery: pageOf(setting) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Customise workspace' });
  return app;
};

const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const saved = (app: AppUnderTest, profile: Record<string, unknown>) =>
  app.answer('useSaveProfileMutation', {
    SaveProfilePayload: () => ({ workspace: workspaceOf({ profile: { version: 'v2', ...profile } }), userErrors: [] }),
  });
const refused = (app: AppUnderTest, error: object) =>
  app.answer('useSaveProfileMutation', {
    SaveProfilePayload: () => ({ workspace: null, userErrors: [{ field: null, params: null, ...error }] }),
  });
const previewPage = (): HTMLElement =>
  screen.getByTitle<HTMLIFrameElement>('Preview').contentDocument?.body as HTMLElement;
/** The preview is a page of its own. */
const preview = () => within(previewPage());
const group = async (name: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));

describe('who may customise', () => {
  it('OP-38 NAV-02 a visitor is sent to "/"', async () => {
    const app = await renderApp({ at: '/customize-workspace/', pages: { LandingPageQuery: {} } });
    expect(app.router.state.location.pathname).toBe('/');
  });

  it('OP-82 ROLE-02 a learner is told why not, and what to do', async () => {
    await open({ roles: [], mayCustomise: false });
    expect(screen.getByText(/Only people who run this workspace may change how it looks/)).toBeVisible();
    expect(screen.getByText(/Ask one of its admins/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to my dashboard' })).toHaveAttribute('href', '/dashboard/');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('TRIAL-04 OP-82 on an expired trial its creator still may, and others are told who can', async () => {
    const { unmount } = await open({ roles: [], mayCustomise: true, expired: true });
    expect(field('Title of the site')).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Consent' })).toBeNull();
    unmount();
    await open({ roles: [], mayCustomise: false, expired: true });
    expect(screen.getByText(/The trial of this workspace is over/)).toBeVisible();
  });
});

describe('saving', () => {
  it('WS-21 OP-82 saves the whole profile with the version that was read, and tells the trackers', async () => {
    const sent = vi.fn<(event: string, details: object) => void>();
    sendEventsTo(sent);
    const app = await open({ profile: { company: 'Acme', tac: 'https://example.org/t' } });
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    type('Title of the site', 'Acme School');
    expect(screen.getByText('Changes not saved yet')).toBeVisible();
    await save();
    expect(app.variables('useSaveProfileMutation')).toMatchObject({
      input: { version: 'v1', title: 'Acme School', company: 'Acme', tac: 'https://example.org/t', marketplace: false },
    });
    await saved(app, { title: 'Acme School', company: 'Acme', tac: 'https://example.org/t' });
    expect(screen.getByText('All changes saved')).toBeVisible();
    expect(await screen.findByText(/The new look is in place/)).toBeVisible();
    // EVT-04
    expect(sent).toHaveBeenCalledWith('personalise_workspace', {});
  });

  it('WS-21 the interface takes the new look at once, without loading anything', async () => {
    const app = await open();
    type('Title of the site', 'Acme School');
    await save();
    await saved(app, { title: 'Acme School' });
    await waitFor(() => expect(document.title).toContain('Acme School'));
    expect(app.operations.filter((name) => name === 'ShellQuery')).toHaveLength(1);
  });

  it('WS-21 a second save goes on from the version of the first', async () => {
    const app = await open();
    type('Title of the site', 'One');
    await save();
    await saved(app, { title: 'One' });
    type('Title of the site', 'Two');
    await save();
    expect(app.variables('useSaveProfileMutation')).toMatchObject({ input: { version: 'v2', title: 'Two' } });
  });

  it('WS-21 shows what is wrong at its field before it is sent', async () => {
    const app = await open();
    type('Primary', '#12');
    await save();
    expect(field('Primary')).toHaveAccessibleDescription(/Write a colour as #/);
    expect(app.operations).not.toContain('useSaveProfileMutation');
  });

  it('WS-21 opens the group in which something is wrong', async () => {
    const app = await open({ at: '/customize-workspace/?part=advanced' });
    await group('Measurement');
    type('Google Analytics', 'nonsense');
    await group('Measurement');
    await userEvent.click(screen.getByRole('tab', { name: 'Basics' }));
    await save();
    expect(field('Google Analytics')).toHaveAccessibleDescription('A property looks like G-ABC123');
    expect(app.operations).not.toContain('useSaveProfileMutation');
  });

  it('WS-21 a group that was opened by a mistake stays open while that is mended', async () => {
    await open({ at: '/customize-workspace/?part=advanced' });
    await group('Measurement');
    type('Google Analytics', 'nonsense');
    await userEvent.click(screen.getByRole('tab', { name: 'Basics' }));
    await save();
    type('Google Analytics', 'G-ABC123');
    expect(field('Google Analytics')).toBeVisible();
  });

  it('WS-21 shows a refusal of the server at its field, and keeps what was typed', async () => {
    const app = await open();
    type('Logo in the header', 'https://example.org/logo.png');
    await save();
    await refused(app, { code: 'INVALID', field: 'headerLogo' });
    expect(field('Logo in the header')).toHaveAccessibleDescription('This value is not accepted');
    expect(field('Logo in the header')).toHaveValue('https://example.org/logo.png');
  });

  it('WS-21 a refusal in another part is brought into sight, with its field in focus', async () => {
    const app = await open();
    type('Title of the site', 'Acme School');
    await save();
    await refused(app, { code: 'INVALID', field: 'privacy' });
    await waitFor(() => expect(field('Privacy policy')).toHaveFocus());
    expect(field('Privacy policy')).toHaveAccessibleDescription('This value is not accepted');
  });

  it('WS-21 says that the network is gone, and keeps what was typed', async () => {
    const app = await open();
    type('Title of the site', 'Acme School');
    await save();
    await app.fail('useSaveProfileMutation', new RequestError({ kind: 'network', code: 'NETWORK' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The connection was interrupted');
    expect(field('Title of the site')).toHaveValue('Acme School');
  });

  it('WS-21 somebody else saved: one’s own goes over it', async () => {
    const app = await open();
    type('Title of the site', 'Mine');
    await save();
    await refused(app, { code: 'PRECONDITION_FAILED' });
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing that you typed is lost');
    await userEvent.click(screen.getByRole('button', { name: 'Save mine over it' }));
    expect(app.variables('useSaveProfileMutation')).toMatchObject({ input: { version: null, title: 'Mine' } });
  });

  it('WS-21 somebody else saved: theirs is taken', async () => {
    const app = await open();
    type('Title of the site', 'Mine');
    await save();
    await refused(app, { code: 'PRECONDITION_FAILED' });
    await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
    await app.answer('CustomizePageQuery', pageOf({ profile: { title: 'Theirs', version: 'v7' } }));
    await waitFor(() => expect(field('Title of the site')).toHaveValue('Theirs'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    type('Title of the site', 'Theirs and mine');
    await save();
    expect(app.variables('useSaveProfileMutation')).toMatchObject({ input: { version: 'v7' } });
  });

  it('WS-21 asks before changes are left behind', async () => {
    const app = await open();
    type('Title of the site', 'Mine');
    await act(() => app.router.navigate('/courses/'));
    const dialog = within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(app.router.state.location.pathname).toBe('/customize-workspace/');
    expect(field('Title of the site')).toHaveValue('Mine');
  });
});

describe('the advanced part', () => {
  const openGroup = async (name: string, profile: Record<string, unknown> = {}): Promise<AppUnderTest> => {
    const app = await open({ at: '/customize-workspace/?part=advanced', profile });
    await group(name);
    return app;
  };
  const input = async (app: AppUnderTest): Promise<unknown> => {
    await save();
    return app.variables('useSaveProfileMutation')['input'];
  };

  it('WS-05 hides the language menu', async () => {
    const app = await openGroup('Language and header');
    await userEvent.click(screen.getByRole('checkbox', { name: 'The language menu' }));
    expect(await input(app)).toMatchObject({ hide: ['LANGUAGE_CHOOSER'] });
  });

  it('WS-08 sets the default language', async () => {
    const app = await openGroup('Language and header');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Default language' }), 'Українська');
    expect(await input(app)).toMatchObject({ lang: 'UK' });
  });

  it('NAV-18 adds and removes social links', async () => {
    const app = await openGroup('Social networks', { socials: [{ type: 'rss', url: 'https://example.org/rss' }] });
    await userEvent.click(screen.getByRole('button', { name: 'Add a link' }));
    fireEvent.change(screen.getAllByRole('textbox', { name: 'Network' })[1] as HTMLElement, {
      target: { value: 'LinkedIn' },
    });
    fireEvent.change(screen.getAllByRole('textbox', { name: 'Address' })[1] as HTMLElement, {
      target: { value: 'https://example.org/in' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove the link rss' }));
    expect(await input(app)).toMatchObject({ socials: [{ type: 'linkedin', url: 'https://example.org/in' }] });
  });

  it('WS-06 gives the buttons of the main action other corners, and takes a default back', async () => {
    const app = await openGroup('Buttons', {
      style: { buttons: null, actionButtons: { color: '#ffffff' }, indicationButtons: null },
    });
    const action = within(screen.getByRole('group', { name: 'Main action' }));
    await userEvent.selectOptions(action.getByRole('combobox', { name: 'Corners' }), 'Round');
    fireEvent.change(action.getByRole('textbox', { name: 'Text' }), { target: { value: '' } });
    expect(await input(app)).toMatchObject({
      style: { actionButtons: { borderRadius: '999px' }, buttons: null, indicationButtons: null },
    });
  });

  it('WS-06 says when the text of a button could not be read', async () => {
    await openGroup('Buttons', {
      style: {
        buttons: { color: '#ffffff', backgroundColor: '#ffee00' },
        actionButtons: null,
        indicationButtons: null,
      },
    });
    expect(screen.getByText(/This text could not be read/)).toBeVisible();
  });

  it('WS-08 I18N-05 finds a text of the interface and writes it anew', async () => {
    const app = await openGroup('Texts of the interface');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Find a text' }), 'my dashb');
    await userEvent.click(await screen.findByRole('button', { name: /shell\.dashboard/ }));
    fireEvent.change(screen.getByRole('textbox', { name: 'shell.dashboard' }), { target: { value: 'My learning' } });
    expect(await input(app)).toMatchObject({ i18n: { en: { 'shell.dashboard': 'My learning' } } });
  });

  it('WS-17 says that scripts come only from the operator', async () => {
    await openGroup('Feedback, demo courses, scripts');
    expect(
      screen.getByRole('checkbox', { name: 'Load header script, footer script and page style' }),
    ).toHaveAccessibleDescription(/only from the folder that the operator/);
  });
});

describe('the preview', () => {
  it('WS-21 draws the header and the footer of the site with the draft', async () => {
    await open();
    await waitFor(() => expect(preview().getAllByText('A course of yours')).toHaveLength(2));
    type('Title of the site', 'Acme School');
    type('Company', 'Acme Ltd');
    await waitFor(() => expect(preview().getByRole('link', { name: 'Acme School, home' })).toBeInTheDocument());
    expect(preview().getByText(/© \d{4} Acme Ltd/)).toBeInTheDocument();
    // What is typed is seen there alone until it is saved.
    expect(document.title).not.toContain('Acme School');
  });

  it('WS-08 speaks with the texts of the draft, and again as built in', async () => {
    await open({
      profile: { i18n: { en: { 'shell.allCourses': 'Programme' } } },
      at: '/customize-workspace/?part=advanced',
    });
    await waitFor(() => expect(preview().getByText('Programme')).toBeInTheDocument());
    await group('Texts of the interface');
    fireEvent.change(screen.getByRole('textbox', { name: 'shell.allCourses' }), { target: { value: 'Our catalogue' } });
    await waitFor(() => expect(preview().getByText('Our catalogue')).toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Use the built-in text again: shell.allCourses' }));
    await waitFor(() => expect(preview().getByText('All courses')).toBeInTheDocument());
  });

  it('WS-21 takes its theme from the draft, in light and dark', async () => {
    await open();
    const rules = () =>
      [...(screen.getByTitle<HTMLIFrameElement>('Preview').contentDocument?.querySelectorAll('style') ?? [])]
        .flatMap((sheet) => [...(sheet.sheet?.cssRules ?? [])].map((rule) => rule.cssText))
        .join('\n');
    await waitFor(() => expect(rules()).toContain('--colorBrandBackground: #006fb8'));
    fireEvent.change(field('Primary'), { target: { value: '#7a1f35' } });
    await waitFor(() => expect(rules()).toContain('--colorBrandBackground: #7a1f35'));
    await userEvent.click(screen.getByRole('button', { name: 'Preview in dark mode' }));
    await waitFor(() => expect(rules()).toContain('--colorNeutralBackground1: #1f1f1f'));
  });

  it('WS-21 says in words when a colour is adjusted', async () => {
    await open();
    fireEvent.change(field('Primary'), { target: { value: '#ffcd00' } });
    expect(field('Primary')).toHaveAccessibleDescription(/Light: darkened to #[0-9a-f]{6} to stay readable/);
  });
});

describe('consents', () => {
  const versions = [
    {
      consentId: 2,
      url: '/static/media/legal/v2.html',
      active: true,
      createdTime: '2030-02-01T09:00:00Z',
      acceptedCount: 3,
    },
    {
      consentId: 1,
      url: '/static/media/legal/v1.html',
      active: false,
      createdTime: '2030-01-01T09:00:00Z',
      acceptedCount: 1,
    },
  ];
  const openConsents = async (): Promise<AppUnderTest> => {
    const app = await open({ at: '/customize-workspace/?part=consent' });
    await app.answer('ConsentPartQuery', { Workspace: () => ({ id: 'workspace-1', consents: versions }) });
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
    await userEvent.click(screen.getByRole('button', { name: 'Make a new version' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Ask everybody again?' }));
    expect(app.operations).not.toContain('useCreateConsentMutation');
    await userEvent.click(dialog.getByRole('button', { name: 'Make it active' }));
    expect(app.variables('useCreateConsentMutation')).toEqual({ input: { url: 'https://example.org/v3' } });
    await app.answer('useCreateConsentMutation', {
      CreateConsentPayload: () => ({
        workspace: {
          id: 'workspace-1',
          activeConsent: { consentId: 3, url: 'https://example.org/v3' },
          consents: [{ ...versions[0], consentId: 3, url: 'https://example.org/v3', acceptedCount: 0 }, ...versions],
        },
        userErrors: [],
      }),
    });
    expect(await screen.findByText(/nobody has accepted it/)).toBeVisible();
  });

  it('WS-20 an address that is half typed is there again after a look at another part, and not left behind', async () => {
    const app = await open({ at: '/customize-workspace/?part=consent' });
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
    await userEvent.click(screen.getByRole('button', { name: 'Make a new version' }));
    expect(field('Address of the text')).toHaveAccessibleDescription(/begins with https/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
