import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bubbleDelay } from './bubbleDelay.ts';
import { useBubblesShown } from './useBubblesShown.ts';

/** A window that fits these queries. */
function windowFits(...queries: string[]): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ matches: queries.includes(media) }) as MediaQueryList,
  );
}

const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.restoreAllMocks();
  vi.useFakeTimers();
  windowFits();
});

describe('bubbleDelay', () => {
  it.each([
    [0, true, 250],
    [0, false, 350],
    [4, true, 350],
    [4, false, 450],
  ])('SEC-20 LIM-33 bubble %i takes its time (on a phone: %s)', (index, mobile, delay) => {
    expect(bubbleDelay(index, mobile)).toBe(delay);
  });
});

describe('useBubblesShown', () => {
  it('SEC-17 SEC-20 shows bubbles one by one, each later than the one before, once it is begun', () => {
    const { result } = renderHook(() => useBubblesShown(3, true));
    pass(5000);
    expect(result.current.shown).toBe(0);
    act(() => result.current.start());
    pass(349);
    expect(result.current.shown).toBe(0);
    pass(1);
    expect(result.current.shown).toBe(1);
    pass(374);
    expect(result.current.shown).toBe(1);
    pass(1);
    expect(result.current.shown).toBe(2);
    pass(400);
    expect(result.current.shown).toBe(3);
  });

  it('LIM-33 is quicker on a phone', () => {
    windowFits('(max-width: 599.98px)');
    const { result } = renderHook(() => useBubblesShown(2, true));
    act(() => result.current.start());
    pass(250);
    expect(result.current.shown).toBe(1);
    pass(275);
    expect(result.current.shown).toBe(2);
  });

  it('SEC-17 shows everything at once to who asked for less motion', () => {
    windowFits('(prefers-reduced-motion: reduce)');
    expect(renderHook(() => useBubblesShown(3, true)).result.current.shown).toBe(3);
  });

  it('SEC-19 shows everything at once where it was read before', () => {
    expect(renderHook(() => useBubblesShown(3, false)).result.current.shown).toBe(3);
  });
});
