import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AppUnderTest } from '../../testing/renderApp.tsx';
import { openProfile, save, savedInput, toggleGroup, type } from './profilePage.testkit.tsx';

describe('the advanced part', () => {
  const openGroup = async (name: string, profile: Record<string, unknown> = {}): Promise<AppUnderTest> => {
    const app = await openProfile({ at: '/customize-workspace/?part=advanced', profile });
    await toggleGroup(name);
    return app;
  };
  const input = async (app: AppUnderTest): Promise<unknown> => {
    await save();
    return savedInput(app);
  };

  it('WS-05 hides the language menu', async () => {
    const app = await openGroup('Language and header');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Language menu' }));
    expect(await input(app)).toMatchObject({ hiddenParts: ['LANGUAGE_CHOOSER'] });
  });

  it('WS-05 hides the dark-mode toggle, and shows the language menu again', async () => {
    const app = await openGroup('Language and header', { hiddenParts: ['LANGUAGE_CHOOSER'] });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Language menu' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dark mode switch' }));
    expect(await input(app)).toMatchObject({ hiddenParts: ['DARK_MODE_TOGGLE'] });
  });

  it('WS-08 sets the default language', async () => {
    const app = await openGroup('Language and header');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Default language' }), 'Українська');
    expect(await input(app)).toMatchObject({ language: 'UK' });
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

  it('WS-10 adds and removes frames for avatars', async () => {
    const app = await openGroup('Frames', {
      avatarFrames: ['https://example.org/1.png', 'https://example.org/2.png'],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Add a frame' }));
    type('Frame 3', 'https://example.org/3.png');
    await userEvent.click(screen.getByRole('button', { name: 'Remove frame 1' }));
    expect(await input(app)).toMatchObject({
      avatarFrames: ['https://example.org/2.png', 'https://example.org/3.png'],
    });
  });

  it('WS-11 WS-12 changes the disclaimer and what of the footer is a link', async () => {
    const app = await openGroup('Footer', { companyUrl: 'https://example.org/', copyrightIsLink: true });
    type('Disclaimer', '<p>Ours.</p>');
    await userEvent.click(screen.getByRole('checkbox', { name: 'The footer logo links to the company' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'The copyright line links to the company' }));
    expect(await input(app)).toMatchObject({
      disclaimer: '<p>Ours.</p>',
      footerLogoIsLink: true,
      copyrightIsLink: false,
    });
  });

  it('WS-06 gives the buttons of the main action other corners, and takes a default back', async () => {
    const app = await openGroup('Buttons', {
      style: { buttons: [], actionButtons: [{ property: 'color', value: '#ffffff' }], indicationButtons: [] },
    });
    const action = within(screen.getByRole('group', { name: 'Main action' }));
    await userEvent.selectOptions(action.getByRole('combobox', { name: 'Corners' }), 'Round');
    fireEvent.change(action.getByRole('textbox', { name: 'Text' }), { target: { value: '' } });
    expect(await input(app)).toMatchObject({
      style: { actionButtons: [{ property: 'borderRadius', value: '999px' }], buttons: [], indicationButtons: [] },
    });
  });

  it('WS-06 says when the text of a button could not be read', async () => {
    await openGroup('Buttons', {
      style: {
        buttons: [
          { property: 'color', value: '#ffffff' },
          { property: 'backgroundColor', value: '#ffee00' },
        ],
        actionButtons: [],
        indicationButtons: [],
      },
    });
    expect(screen.getByText(/This text would be hard to read/)).toBeVisible();
  });

  it('WS-08 I18N-05 finds a text of the interface and writes it again', async () => {
    const app = await openGroup('Texts of the interface');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Find a text' }), 'my dashb');
    await userEvent.click(await screen.findByRole('button', { name: /shell\.dashboard/ }));
    fireEvent.change(screen.getByRole('textbox', { name: 'shell.dashboard' }), { target: { value: 'My learning' } });
    expect(await input(app)).toMatchObject({
      texts: [{ language: 'EN', key: 'shell.dashboard', text: 'My learning' }],
    });
  });

  it('WS-17 says that scripts come only from the operator', async () => {
    await openGroup('Feedback, demo courses, scripts');
    expect(
      screen.getByRole('checkbox', { name: 'Load header script, footer script and page style' }),
    ).toHaveAccessibleDescription(/only from the folder that the operator/);
  });
});
