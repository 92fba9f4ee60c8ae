import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultColors } from '../../theme/createTheme.ts';
import { narrow } from '../profile/ProfileScreen.styles.ts';
import { field, openProfile, preview, previewPage, toggleGroup, type } from '../profile/profilePage.testkit.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The rules of the preview's own page. */
const rules = (): string =>
  [...previewPage().querySelectorAll('style')]
    .flatMap((sheet) => [...(sheet.sheet?.cssRules ?? [])].map((rule) => rule.cssText))
    .join('\n');
const frame = () => screen.getByTitle<HTMLIFrameElement>('Preview');

describe('the preview', () => {
  it('WS-21 draws the header and the footer of the site with the unsaved profile', async () => {
    await openProfile();
    await waitFor(() => expect(preview().getAllByText('A course of yours')).toHaveLength(2));
    type('Site title', 'Acme School');
    type('Company', 'Acme Ltd');
    await waitFor(() => expect(preview().getByRole('link', { name: 'Acme School, home' })).toBeInTheDocument());
    expect(preview().getByText(/© \d{4} Acme Ltd/)).toBeInTheDocument();
    // What is typed is seen there alone until it is saved.
    expect(document.title).not.toContain('Acme School');
  });

  it('WS-08 speaks with the texts of the unsaved profile, and again as built in', async () => {
    await openProfile({
      profile: { texts: [{ language: 'EN', key: 'shell.allCourses', text: 'Programme' }] },
      at: '/customize-workspace/?part=advanced',
    });
    await waitFor(() => expect(preview().getByText('Programme')).toBeInTheDocument());
    await toggleGroup('Texts of the interface');
    fireEvent.change(screen.getByRole('textbox', { name: 'shell.allCourses' }), { target: { value: 'Our catalogue' } });
    await waitFor(() => expect(preview().getByText('Our catalogue')).toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Use the original text again: shell.allCourses' }));
    await waitFor(() => expect(preview().getByText('All courses')).toBeInTheDocument());
  });

  it('WS-21 takes its theme from the unsaved profile, in light and dark', async () => {
    await openProfile();
    await waitFor(() => expect(rules()).toContain('--colorBrandBackground: #006fb8'));
    fireEvent.change(field('Primary'), { target: { value: '#7a1f35' } });
    await waitFor(() => expect(rules()).toContain('--colorBrandBackground: #7a1f35'));
    await userEvent.click(screen.getByRole('button', { name: 'Preview in dark mode' }));
    await waitFor(() => expect(rules()).toContain('--colorNeutralBackground1: #1f1f1f'));
  });

  it('WS-21 keeps a colour and leaves out a picture while they are half typed', async () => {
    await openProfile({
      profile: { theme: { ...defaultColors, primary: '#7a1f35' }, headerLogoUrl: '/static/media/a.webp' },
    });
    await waitFor(() => expect(preview().getByRole('img', { name: 'Demo Academy' })).toBeInTheDocument());
    fireEvent.change(field('Primary'), { target: { value: '#7a1' } });
    type('Header logo', '/stat');
    await waitFor(() => expect(preview().queryByRole('img', { name: 'Demo Academy' })).toBeNull());
    expect(rules()).toContain('--colorBrandBackground: #7a1f35');
    expect(screen.getByLabelText('Pick: Primary')).toHaveValue('#7a1f35');
  });

  it('WS-05 WS-06 WS-11 hides controls, shapes buttons and links the footer as the unsaved profile says', async () => {
    await openProfile({
      profile: {
        hiddenParts: ['LANGUAGE_CHOOSER', 'DARK_MODE_TOGGLE'],
        style: { buttons: [], actionButtons: [{ property: 'borderRadius', value: '22px' }], indicationButtons: [] },
        company: 'Acme Ltd',
        companyUrl: 'https://example.org/',
        copyrightIsLink: true,
      },
    });
    await waitFor(() => expect(preview().getByRole('button', { name: 'Continue' }).style.borderRadius).toBe('22px'));
    expect(preview().getByRole('link', { name: /© \d{4} Acme Ltd/ })).toHaveAttribute('href', 'https://example.org/');
    expect(preview().queryByRole('button', { name: /Language/ })).toBeNull();
    expect(preview().queryByRole('button', { name: /dark/i })).toBeNull();
  });

  it('WS-21 is as wide as a desktop or a phone, can only be looked at, and runs nothing', async () => {
    await openProfile();
    expect(frame().style.width).toBe('1180px');
    await userEvent.click(screen.getByRole('button', { name: 'Preview on a phone' }));
    expect(frame().style.width).toBe('390px');
    expect(screen.getByRole('button', { name: 'Preview on a phone' })).toHaveAttribute('aria-pressed', 'true');
    expect(frame()).toHaveAttribute('inert');
    expect(frame()).toHaveAttribute('sandbox', 'allow-same-origin');
  });

  it('WS-21 is a tab where it has no room beside the form, which keeps what was open in it', async () => {
    const asked = window.matchMedia;
    vi.stubGlobal('matchMedia', (media: string) => Object.assign(asked(media), { matches: media === narrow }));
    await openProfile({ at: '/customize-workspace/?part=advanced' });
    expect(screen.queryByTitle('Preview')).toBeNull();
    await toggleGroup('Tracking');
    type('Google Analytics', 'G-ABC123');
    await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(frame()).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Google Analytics' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Advanced' }));
    expect(screen.queryByTitle('Preview')).toBeNull();
    expect(field('Google Analytics')).toHaveValue('G-ABC123');
  });

  it('WS-21 says in words when a colour is adjusted', async () => {
    await openProfile();
    fireEvent.change(field('Primary'), { target: { value: '#ffcd00' } });
    expect(field('Primary')).toHaveAccessibleDescription(/Light: darkened to #[0-9a-f]{6} to stay readable/);
  });
});
