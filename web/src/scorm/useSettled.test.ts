import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useSettled } from './useSettled.ts';

describe('SCORM-02 what waits until something is settled', () => {
  it('is called back then, the newest of it alone, and at once afterwards', () => {
    const { result } = renderHook(() => useSettled(false));
    const [earlier, newest, later] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
    result.current.whenSettled(earlier);
    result.current.whenSettled(newest);
    act(() => result.current.settle());
    result.current.whenSettled(later);
    expect([earlier, newest, later].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
    expect(result.current.settled).toBe(true);
  });

  it('is called back although it comes before the settling is drawn', () => {
    const { result } = renderHook(() => useSettled(false));
    const pressed = vi.fn<() => void>();
    act(() => {
      const { settle, whenSettled } = result.current;
      settle();
      whenSettled(pressed);
    });
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('is called back at once where it was settled from the beginning', () => {
    const { result } = renderHook(() => useSettled(true));
    const pressed = vi.fn<() => void>();
    result.current.whenSettled(pressed);
    expect(pressed).toHaveBeenCalledOnce();
  });
});
