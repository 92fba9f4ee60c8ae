import { act, render, screen } from '@testing-library/react';
import { Suspense, type ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { AppearanceProvider, useAppearance } from './AppearanceProvider.tsx';

const asked = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock(import('./dark/darkLook.ts'), async (load) => {
  await asked.promise;
  return load();
});

function Page(): ReactElement {
  return <button type="button">{useAppearance().scheme}</button>;
}

it('THEME-02 when the system turns dark, the page keeps the focus until the dark scheme has loaded', async () => {
  const system = Object.assign(new EventTarget(), { matches: false });
  vi.spyOn(window, 'matchMedia').mockReturnValue(system as unknown as MediaQueryList);
  render(
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <Suspense fallback={null}>
        <AppearanceProvider>
          <Page />
        </AppearanceProvider>
      </Suspense>
    </RelayEnvironmentProvider>,
  );
  const button = screen.getByRole('button', { name: 'light' });
  button.focus();
  system.matches = true;
  await act(async () => system.dispatchEvent(new Event('change')));
  expect(button).toBeVisible();
  expect(button).toHaveTextContent('light');
  await act(async () => asked.resolve());
  expect(await screen.findByRole('button', { name: 'dark' })).toHaveFocus();
});
