import { act, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithin } from '../../testing/renderWithin.tsx';
import { loadEditorMessages } from '../../i18n/part/loadEditorMessages.ts';
import { RunningTour } from './RunningTour.tsx';
import { tourDelayMs } from './useTour.ts';

/** A page with two of the controls; the tour begins when it is asked for. */
function Edited({ end }: { end: (at: string | null) => void }): ReactElement {
  const [running, setRunning] = useState(false);
  return (
    <>
      <button id="tab-structure">Structure</button>
      <button data-tour="save" onClick={() => setRunning(true)}>
        Save
      </button>
      {running ? (
        <RunningTour tour={{ name: 'editor', phase: 'running', from: null, start: () => undefined, end }} />
      ) : null}
    </>
  );
}

beforeEach(async () => {
  await loadEditorMessages('en');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 40, 32));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('TOUR-01 TOUR-02 TOUR-04 LIM-12 the tour of the editor begins after 500 ms, and is gone with its page', async () => {
  expect(tourDelayMs).toBe(500);
  const end = vi.fn<(at: string | null) => void>();
  const { unmount } = await renderWithin(<Edited end={end} />);
  vi.useFakeTimers();
  await act(async () => screen.getByRole('button', { name: 'Save' }).click());
  await act(async () => vi.advanceTimersByTime(tourDelayMs - 1));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => vi.advanceTimersByTime(1));
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Structure');
  expect(screen.getByText('1 of 2')).toBeVisible();
  unmount();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(end).not.toHaveBeenCalled();
});
