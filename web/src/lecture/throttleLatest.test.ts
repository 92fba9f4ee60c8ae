import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttleLatest } from './throttleLatest.ts';

describe('throttleLatest', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('OP-96 saves the first place at once and then the latest only', () => {
    const saved: number[] = [];
    const { call } = throttleLatest<number>((place) => saved.push(place), 5000);
    call(1);
    call(2);
    call(3);
    expect(saved).toEqual([1]);
    vi.advanceTimersByTime(5000);
    expect(saved).toEqual([1, 3]);
    vi.advanceTimersByTime(20_000);
    expect(saved).toEqual([1, 3]);
  });

  it('OP-96 saves what is waiting when the page is left', () => {
    const saved: number[] = [];
    const { call, flush } = throttleLatest<number>((place) => saved.push(place), 5000);
    call(1);
    call(2);
    flush();
    flush();
    expect(saved).toEqual([1, 2]);
  });
});
