import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use, type ReactElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPlain } from '../testing/renderPlain.tsx';
import { ShellContext, type Shell } from '../viewer/useShell.ts';
import { RemoteComponent, WorkspaceStyles } from './WorkspaceFiles.tsx';

const files = { styleUrl: '/w/style.css', headerScriptUrl: '/w/header.js' };
const shell = { data: { workspace: { profile: { remoteComponents: true }, files } } } as unknown as Shell;

function Page({ children }: { children?: ReactNode }): ReactElement {
  return (
    <ShellContext value={shell}>
      <Suspense fallback={<p>Waiting</p>}>
        <WorkspaceStyles />
        <RemoteComponent place="header" />
        {children}
      </Suspense>
    </ShellContext>
  );
}

function Waiting({ until }: { until: Promise<void> }): null {
  use(until);
  return null;
}

it('WS-16 WS-17 a script and a style sheet are loaded once, also when the page waits for something later', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const appended = vi.spyOn(document.body, 'append');
  const { rerender } = render(<Page />);
  expect(appended).toHaveBeenCalledTimes(2);
  await act(async () =>
    rerender(
      <Page>
        <Waiting until={promise} />
      </Page>,
    ),
  );
  expect(screen.getByText('Waiting')).toBeVisible();
  await act(async () => resolve());
  expect(screen.queryByText('Waiting')).toBeNull();
  expect(appended).toHaveBeenCalledTimes(2);
  appended.mockRestore();
});

it.each([
  ['a visitor', null, 'Error loading'],
  ['a learner', [], 'Error loading'],
  ['an admin', ['ROLE_ADMIN'], 'Error loading: header.js'],
])('NAV-19 WS-17 a script of the workspace that cannot be loaded is told to %s', async (_who, roles, said) => {
  const viewer = roles && { user: { roles } };
  const appended = vi.spyOn(document.body, 'append');
  await renderPlain(
    <ShellContext value={{ data: { ...shell.data, viewer } } as unknown as Shell}>
      <RemoteComponent place="header" />
      <main>The page</main>
    </ShellContext>,
  );
  expect(screen.queryByRole('status')).toBeNull();
  const script = appended.mock.calls.flat().find((node) => node instanceof HTMLScriptElement);
  expect(script).toHaveAttribute('src', '/w/header.js');
  fireEvent.error(script as HTMLScriptElement);
  expect(screen.getByRole('status').textContent).toBe(said);
  expect(screen.getByText('The page')).toBeVisible();
  appended.mockRestore();
});
