import { Button, FluentProvider } from '@fluentui/react-components';
import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { writeCookie } from '../../viewer/cookies.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { contrast } from '../color.ts';
import { createTheme, defaultColors } from '../createTheme.ts';
import { lightLook } from '../lightLook.ts';
import { toHexColor } from './cssColor.ts';
import { createButtonHooks, safeButtonStyle, type StyleProperty } from './profileButtons.ts';

const theme = createTheme(defaultColors, lightLook, 16);
/** As the API lists them. */
const properties = (looks: Readonly<Record<string, string | undefined>>): StyleProperty[] =>
  Object.entries(looks).map(([property, value = '']) => ({ property, value }));
const on = { ground: '#ffffff', text: '#242424' };

describe('the styles of a profile', () => {
  it('WS-06 apply what gives a button its look', () => {
    const map = { 'border-radius': '20px', textTransform: 'uppercase', letterSpacing: '1px', fontWeight: '700' };
    expect(safeButtonStyle(properties(map), on)).toEqual({
      borderRadius: '20px',
      textTransform: 'uppercase',
      letterSpacing: '1px',
      fontWeight: '700',
    });
  });

  it.each([
    { position: 'fixed' },
    { display: 'none' },
    { backgroundImage: 'url(https://evil.test/x)' },
    { backgroundColor: 'url(https://evil.test/x)' },
    { borderColor: 'red; position: fixed' },
    { borderRadius: '1px} body{display:none' },
    { borderWidth: 'expression(alert(1))' },
    { letterSpacing: 'x'.repeat(101) },
    { color: 'var(--colorNeutralBackground1)' },
  ])('WS-06 do nothing with %j', (map) => {
    expect(safeButtonStyle(properties(map), on)).toEqual({});
  });

  it.each([
    { backgroundColor: '#ffe600' },
    { backgroundColor: '#ffe600', color: '#ffffff' },
    { backgroundColor: 'navy', color: '#000080' },
    { backgroundColor: '#777' },
    { color: '#eeeeee' },
  ])('WS-06 keep the text readable with %j', (map) => {
    const { backgroundColor = on.ground, color } = safeButtonStyle(properties(map), on);
    expect(contrast(color ?? '', backgroundColor)).toBeGreaterThanOrEqual(4.5);
  });

  it('WS-06 go to the buttons that they name', () => {
    const style = {
      buttons: properties({ borderRadius: '1px' }),
      actionButtons: properties({ borderRadius: '2px' }),
      indicationButtons: properties({ borderRadius: '3px' }),
    };
    render(
      <FluentProvider theme={theme} customStyleHooks_unstable={createButtonHooks(style, theme)}>
        <Button>Ordinary</Button>
        <Button appearance="primary">Action</Button>
        <Button aria-pressed>Indication</Button>
        <Button appearance="subtle">Quiet</Button>
        <Button disabled>Off</Button>
      </FluentProvider>,
    );
    const radius = (name: string): string => screen.getByRole('button', { name }).style.borderRadius;
    expect(['Ordinary', 'Action', 'Indication', 'Quiet', 'Off'].map(radius)).toEqual(['1px', '2px', '3px', '', '']);
  });

  it('WS-06 reach the page, unless someone chose colours to read by', async () => {
    const shell = {
      profile: { style: { buttons: [], actionButtons: properties({ borderRadius: '22px' }), indicationButtons: [] } },
    };
    const signIn = (): HTMLElement => within(screen.getByRole('banner')).getByRole('link', { name: 'Sign in' });
    const { unmount } = await renderApp({ at: '/nowhere', shell });
    await waitFor(() => expect(signIn().style.borderRadius).toBe('22px'));
    unmount();
    writeCookie('reading', { colorScheme: 'blue' });
    await renderApp({ at: '/nowhere', shell });
    expect(signIn().style.borderRadius).toBe('');
  });
});

it('colours are read in the ways that CSS writes them', () => {
  expect(['#ABC', '#a1b2c3', 'red', 'rgb(1, 2, 3)'].map(toHexColor)).toEqual([
    '#aabbcc',
    '#a1b2c3',
    '#ff0000',
    '#010203',
  ]);
  expect(['none', 'transparent', 'var(--x)', 'rgba(0,0,0,.5)', '#12345', 'url(x)'].map(toHexColor)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});
