import { expect, it } from 'vitest';
import { boundedWidth, firstWidth, narrowest, widest } from './drawerWidth.ts';

it('EDIT-15 the drawer starts 400 px wide', () => {
  expect(firstWidth).toBe(400);
  expect(boundedWidth(firstWidth, 1440)).toBe(400);
});

it('EDIT-15 is never wider than half the window, nor narrower than its tools', () => {
  expect(boundedWidth(600, 1024)).toBe(512);
  expect(boundedWidth(2000, 4000)).toBe(widest);
  expect(boundedWidth(10, 1440)).toBe(narrowest);
});
