import { act, render, screen } from '@testing-library/react';
import { Suspense, use, useEffect, type ReactElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { TemplateFrame } from './TemplateFrame.tsx';

function Waiting({ until }: { until: Promise<void> }): null {
  use(until);
  return null;
}

it('WS-16 the page in a template stays as it is when something in it waits later', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const mounted = vi.fn<() => void>();
  function Page(): ReactElement {
    useEffect(mounted, []);
    return <main>Page</main>;
  }
  const frame = (later: ReactNode): ReactElement => (
    <Suspense fallback={<p>Waiting</p>}>
      <TemplateFrame html="<div><p>Above</p><div data-page></div></div>">
        <Page />
        {later}
      </TemplateFrame>
    </Suspense>
  );
  const { rerender } = render(frame(null));
  expect(screen.getByRole('main').closest('[data-page]')).not.toBeNull();
  await act(async () => rerender(frame(<Waiting until={promise} />)));
  expect(screen.getByText('Waiting')).toBeVisible();
  await act(async () => resolve());
  expect(screen.getByRole('main')).toBeVisible();
  expect(mounted).toHaveBeenCalledTimes(1);
});
