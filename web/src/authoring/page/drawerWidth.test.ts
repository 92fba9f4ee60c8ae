import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { boundedWidth, firstWidth, narrowest, widest } from './drawerWidth.ts';
import { useDrawerWidth } from './useDrawerWidth.ts';

afterEach(() => vi.unstubAllGlobals());

it('EDIT-15 LIM-42 the drawer starts 400 px wide', () => {
  expect(firstWidth).toBe(400);
  expect(boundedWidth(firstWidth, 1440)).toBe(400);
});

it('EDIT-15 is never wider than half the window, nor narrower than its tools', () => {
  expect(boundedWidth(600, 1024)).toBe(512);
  expect(boundedWidth(2000, 4000)).toBe(widest);
  expect(boundedWidth(10, 1440)).toBe(narrowest);
});

it('EDIT-15 becomes narrower with the window', () => {
  vi.stubGlobal('innerWidth', 1440);
  const { result } = renderHook(() => useDrawerWidth());
  expect(result.current.width).toBe(firstWidth);
  vi.stubGlobal('innerWidth', 700);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(result.current.width).toBe(350);
});
