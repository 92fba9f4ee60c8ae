import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPlain } from '../../testing/renderPlain.tsx';
import { ToastNotice } from './ToastNotice.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function openReward(): Promise<{ notice: HTMLElement; dismissed: () => void }> {
  const dismissed = vi.fn<() => void>();
  await renderPlain(<ToastNotice toast={{ intent: 'reward', text: 'First steps' }} onDismissed={dismissed} />);
  const notice = screen.getByText('First steps').parentElement;
  if (!notice) throw new Error('The words stand in no notice');
  return { notice, dismissed };
}

const wait = (seconds: number): void => act(() => void vi.advanceTimersByTime(seconds * 1000));

describe('a reward', () => {
  it('ACH-01 goes by itself, but not while somebody points at it', async () => {
    const { notice, dismissed } = await openReward();
    fireEvent.pointerEnter(notice);
    wait(60);
    expect(dismissed).not.toHaveBeenCalled();
    fireEvent.pointerLeave(notice);
    wait(6);
    expect(dismissed).not.toHaveBeenCalled();
    wait(2);
    expect(dismissed).toHaveBeenCalledOnce();
  });

  it.each([
    { way: 'up', to: 60, dismissals: 1 },
    { way: 'hardly at all', to: 90, dismissals: 0 },
    { way: 'down', to: 160, dismissals: 0 },
  ])('ACH-01 a finger that pushes it $way dismisses it $dismissals times', async ({ to, dismissals }) => {
    const { notice, dismissed } = await openReward();
    fireEvent.pointerDown(notice, { pointerType: 'touch', clientY: 100 });
    fireEvent.pointerMove(notice, { pointerType: 'touch', clientY: to });
    fireEvent.pointerUp(notice, { pointerType: 'touch', clientY: to });
    expect(dismissed).toHaveBeenCalledTimes(dismissals);
    expect(notice.style.translate).toBe(dismissals === 0 ? '' : '0px -40px');
  });
});
