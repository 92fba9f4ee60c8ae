import { act, render, screen } from '@testing-library/react';
import { Suspense, use, type ReactElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ShellContext, type Shell } from './ShellProvider.tsx';
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
});
