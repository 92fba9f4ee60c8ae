import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPlain } from '../../testing/renderPlain.tsx';
import { loadToastNotice, ToastProvider } from '../ToastProvider.tsx';
import { useToast } from '../toastContext.ts';
import { ToastNotice } from './ToastNotice.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** How far the page is scrolled, in px. */
const scrolled = (top: number): void => void vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
const room = (): string => document.documentElement.style.getPropertyValue('--reward-room');

async function openReward(): Promise<{ notice: HTMLElement; dismissed: () => void }> {
  const dismissed = vi.fn<() => void>();
  await renderPlain(<ToastNotice toast={{ intent: 'reward', text: 'First steps' }} onDismissed={dismissed} />);
  const notice = screen.getByText('First steps').parentElement;
  if (!notice) throw new Error('The words stand in no notice');
  return { notice, dismissed };
}

const wait = (seconds: number): void => act(() => void vi.advanceTimersByTime(seconds * 1000));

describe('a reward', () => {
  it('ACH-01 continues its own, but not while someone points at it', async () => {
    const { notice, dismissed } = await openReward();
    fireEvent.pointerMove(notice);
    wait(60);
    expect(dismissed).not.toHaveBeenCalled();
    fireEvent.pointerLeave(notice);
    wait(6);
    expect(dismissed).not.toHaveBeenCalled();
    wait(2);
    expect(dismissed).toHaveBeenCalledOnce();
  });

  it('ACH-01 stands below the header of a page that is read on, and at the bottom where a page begins', async () => {
    scrolled(400);
    await openReward();
    expect(room()).not.toBe('');
    scrolled(0);
    fireEvent.scroll(window);
    expect(room()).toBe('');
  });

  it.each([
    { way: 'up', to: 60, dismissals: 1 },
    { way: 'hardly at all', to: 90, dismissals: 0 },
    { way: 'down', to: 160, dismissals: 0 },
  ])('ACH-01 a finger that pushes it $way dismisses it $dismissals times', async ({ to, dismissals }) => {
    scrolled(400);
    const { notice, dismissed } = await openReward();
    fireEvent.pointerDown(notice, { pointerType: 'touch', clientY: 100 });
    fireEvent.pointerMove(notice, { pointerType: 'touch', clientY: to });
    fireEvent.pointerUp(notice, { pointerType: 'touch', clientY: to });
    expect(dismissed).toHaveBeenCalledTimes(dismissals);
    expect(notice.style.translate).toBe(dismissals === 0 ? '' : '0px -40px');
  });
});

describe('what changes', () => {
  const show = (text: string): void => void fireEvent.click(screen.getByRole('button', { name: text }));
  function Telling({ texts }: { texts: readonly string[] }) {
    const toast = useToast();
    return texts.map((text) => (
      <button key={text} type="button" onClick={() => toast({ text: `Told: ${text}`, topic: 'uploads' })}>
        {text}
      </button>
    ));
  }

  it('LIB-05 notices about the same are one, which stays as long as a new one after each change', async () => {
    await loadToastNotice();
    await renderPlain(
      <ToastProvider>
        <Telling texts={['1 of 2', '2 of 2']} />
      </ToastProvider>,
    );
    show('1 of 2');
    await act(loadToastNotice);
    expect(screen.getByText('Told: 1 of 2')).toBeVisible();
    wait(4);
    show('2 of 2');
    wait(4);
    expect(screen.queryByText('Told: 1 of 2')).toBeNull();
    expect(screen.getByText('Told: 2 of 2')).toBeVisible();
    wait(2);
    expect(screen.queryByText('Told: 2 of 2')).toBeNull();
  });
});
