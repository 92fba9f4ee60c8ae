import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { writeCookie } from '../../viewer/cookies.ts';
import { coursesFixture } from '../../testing/courseFixture.ts';
import { renderApp, type AppUnderTest } from '../../testing/renderApp.tsx';
import type { ShellFixture } from '../../testing/shellFixture.ts';

const pages = { LandingPageQuery: { Query: () => ({ courses: coursesFixture([]) }) } };
const home = (shell?: ShellFixture): Promise<AppUnderTest> => renderApp({ at: '/', shell, pages });
const button = (): HTMLElement => within(screen.getByRole('banner')).getByRole('button', { name: /^Reading settings/ });
const cookie = (): string => decodeURIComponent(document.cookie);
const tokens = (): CSSStyleDeclaration => getComputedStyle(document.querySelector('.fui-FluentProvider') as Element);

async function open(shell?: ShellFixture): Promise<{ app: AppUnderTest; dialog: ReturnType<typeof within> }> {
  const app = await home(shell);
  await act(() => userEvent.click(button()));
  return { app, dialog: within(await screen.findByRole('dialog', { name: 'Reading settings' })) };
}

/** Clicks and waits for what loads because of it. */
const choose = (element: HTMLElement): Promise<void> => act(() => userEvent.click(element));

describe('the reading settings', () => {
  it('A11Y-01 NAV-13 ROLE-01 open from the header, for a visitor too', async () => {
    const { dialog } = await open();
    expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(dialog.getByRole('group', { name: 'Text size' })).toBeVisible();
    expect(dialog.getByText('16 px')).toBeVisible();
    await choose(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('A11Y-02 A11Y-03 LIM-31 change the size of type step by step, between 10 and 37', async () => {
    writeCookie('reading', { fontSize: 36 });
    const { dialog } = await open();
    const larger = dialog.getByRole('button', { name: 'Larger text' });
    await choose(larger);
    expect(dialog.getByText('37 px')).toBeVisible();
    expect(larger).toHaveAttribute('aria-disabled', 'true');
    await choose(larger);
    expect(dialog.getByText('37 px')).toBeVisible();
    expect(tokens().getPropertyValue('--fontSizeBase400')).toBe('37px');
    await choose(dialog.getByRole('button', { name: 'Smaller text' }));
    expect(dialog.getByText('36 px')).toBeVisible();
  });

  it('A11Y-02 stop at 10', async () => {
    writeCookie('reading', { fontSize: 11 });
    const { dialog } = await open();
    const smaller = dialog.getByRole('button', { name: 'Smaller text' });
    await choose(smaller);
    expect(dialog.getByText('10 px')).toBeVisible();
    expect(smaller).toHaveAttribute('aria-disabled', 'true');
  });

  it('A11Y-04 OP-81 offer five colour schemes and apply them at once', async () => {
    const { dialog } = await open();
    const schemes = within(dialog.getByRole('group', { name: 'Colours' })).getAllByRole('radio');
    expect(schemes).toHaveLength(5);
    await choose(dialog.getByRole('radio', { name: 'White on black' }));
    await waitFor(() => expect(tokens().getPropertyValue('--colorNeutralBackground1')).toBe('#000000'));
    expect(document.documentElement).toHaveClass('dark');
    await choose(dialog.getByRole('radio', { name: 'Dark blue on light blue' }));
    await waitFor(() => expect(document.documentElement).not.toHaveClass('dark'));
  });

  it('A11Y-05 offer three ways to show pictures', async () => {
    const { dialog } = await open();
    expect(within(dialog.getByRole('group', { name: 'Pictures' })).getAllByRole('radio')).toHaveLength(3);
    await choose(dialog.getByRole('radio', { name: 'Without colour' }));
    await waitFor(() => expect(document.documentElement.dataset['images']).toBe('monochrome'));
    await choose(dialog.getByRole('radio', { name: /^Hidden/ }));
    await waitFor(() => expect(document.documentElement.dataset['images']).toBe('hidden'));
  });

  it('A11Y-06 are on while anything differs, which the button in the header says', async () => {
    const { dialog } = await open();
    expect(button()).toHaveAccessibleName('Reading settings');
    expect(dialog.getByText('You see the site as it was designed.')).toBeVisible();
    await choose(dialog.getByRole('radio', { name: 'Brown on beige' }));
    await waitFor(() => expect(button()).toHaveAccessibleName('Reading settings, on'));
    // Said aloud as well.
    expect(dialog.getByText('Your reading settings are on.')).toHaveAttribute('role', 'status');
  });

  it('A11Y-07 go back to the defaults, all three at once', async () => {
    writeCookie('reading', { fontSize: 20, colorScheme: 'green', imageMode: 'monochrome' });
    const { dialog } = await open();
    expect(button()).toHaveAccessibleName('Reading settings, on');
    await choose(dialog.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(button()).toHaveAccessibleName('Reading settings'));
    expect(dialog.getByText('16 px')).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Colours of this site' })).toBeChecked();
    expect(dialog.getByRole('radio', { name: 'In colour' })).toBeChecked();
    expect(cookie()).toContain('"fontSize":16');
  });
});

describe('what was set', () => {
  it('AUTH-12 stays in the browser of a visitor and is sent to nobody', async () => {
    const { app, dialog } = await open();
    await choose(dialog.getByRole('button', { name: 'Larger text' }));
    expect(cookie()).toContain('reading={"fontSize":17,"colorScheme":"default","imageMode":"normal"}');
    expect(app.operations).not.toContain('savePreferencesMutation');
    app.unmount();
    await home();
    expect(tokens().getPropertyValue('--fontSizeBase400')).toBe('17px');
  });

  it('OP-81 A11Y-04 is stored for someone signed in, several steps as one change', async () => {
    const { app, dialog } = await open({ user: {} });
    // However busy the machine is: the steps come one right after the other.
    vi.useFakeTimers();
    fireEvent.click(dialog.getByRole('button', { name: 'Larger text' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Larger text' }));
    fireEvent.click(dialog.getByRole('radio', { name: 'White on black' }));
    await vi.dynamicImportSettled();
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(app.variables('savePreferencesMutation')).toEqual({
      input: { fontSize: 18, colorScheme: 'WHITE_ON_BLACK' },
    });
  });

  it('A11Y-02 what was changed last is stored when the page is left at once', async () => {
    const { app, dialog } = await open({ user: {} });
    vi.useFakeTimers();
    fireEvent.click(dialog.getByRole('button', { name: 'Larger text' }));
    await vi.dynamicImportSettled();
    window.dispatchEvent(new Event('pagehide'));
    vi.useRealTimers();
    expect(app.variables('savePreferencesMutation')).toEqual({ input: { fontSize: 17 } });
  });

  it('A11Y-02 follows someone to another device, where the browser remembers something else', async () => {
    writeCookie('reading', { fontSize: 12, colorScheme: 'blue', imageMode: 'normal' });
    await home({
      user: {},
      viewer: { preferences: { colorMode: 'DARK', fontSize: 24, colorScheme: 'DEFAULT', imageMode: 'MONOCHROME' } },
    });
    expect(tokens().getPropertyValue('--fontSizeBase400')).toBe('24px');
    expect(document.documentElement).toHaveClass('dark');
    expect(document.documentElement.dataset['images']).toBe('monochrome');
    expect(cookie()).toContain('reading={"fontSize":24,"colorScheme":"default","imageMode":"monochrome"}');
    expect(cookie()).toContain('"theme":"dark"');
  });

  it('THEME-02 dark mode is stored for someone signed in', async () => {
    const app = await home({ user: {} });
    await choose(within(screen.getByRole('banner')).getByRole('button', { name: 'Dark mode' }));
    await waitFor(() => expect(app.variables('savePreferencesMutation')).toEqual({ input: { colorMode: 'DARK' } }));
  });
});

it('A11Y-05 hidden pictures have their words in their place and keep their box', async () => {
  const { showStandIns, standIn } = await import('../../reading/picture/showStandIns.ts');
  const looks = { text: '#111111', ground: '#eeeeee', fontSize: 12 };
  const picture = Object.assign(document.createElement('img'), { src: '/a.png', alt: 'A <red> "fox"', width: 40 });
  document.body.append(picture);
  const stop = showStandIns(looks);
  expect(decodeURIComponent(picture.style.backgroundImage)).toContain('A &lt;red&gt; "fox"');
  expect(picture).toHaveAttribute('src', '/a.png');
  expect(picture.width).toBe(40);
  const later = Object.assign(document.createElement('img'), { alt: 'Later' });
  document.body.append(later);
  await waitFor(() => expect(later.style.backgroundImage).toContain('Later'));
  later.alt = 'Renamed';
  await waitFor(() => expect(later.style.backgroundImage).toContain('Renamed'));
  stop();
  expect(picture.style.backgroundImage).toBe('');
  expect(standIn('', looks)).toMatch(/^data:image\/svg\+xml,/);
  picture.remove();
  later.remove();
});
