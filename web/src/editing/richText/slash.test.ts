import { describe, expect, it } from 'vitest';
import { listPlace, nextEntry, opensBlocks, queryIn } from './slash.ts';

it.each([
  ['', true],
  ['word ', true],
  ['and', false],
  ['1', false],
  ['\u00A0', true],
])('EDIT-16 OP-214 behind %j a “/” opens the list: %j', (before, opens) => expect(opensBlocks(before)).toBe(opens));

it.each([
  ['/', ''],
  ['/head', 'head'],
  ['/task list', 'task list'],
  ['/ ', null],
  ['5', null],
  ['/a\nb', null],
])('EDIT-16 OP-214 of %j is searched for %j', (text, query) => expect(queryIn(text)).toBe(query));

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 1, 0],
  ['a', 1, null],
])('EDIT-16 OP-214 %s leads from entry %d of three to %d', (key, now, next) =>
  expect(nextEntry(key, now, 3)).toBe(next),
);

describe('EDIT-16 OP-214 the list stands whole within the window', () => {
  const view = { width: 820, height: 600 };
  const list = { width: 280, height: 360 };
  const caretAt = (left: number, top: number) => ({ left, right: left, top, bottom: top + 20 });

  it.each([
    ['below the caret', caretAt(100, 100), false, { left: 100, top: 124, maxHeight: 468 }],
    ['above it at the lower edge', caretAt(100, 500), false, { left: 100, top: 136, maxHeight: 488 }],
    ['away from the right edge', caretAt(800, 100), false, { left: 532, top: 124, maxHeight: 468 }],
    ['away from the left edge', caretAt(-50, 100), false, { left: 8, top: 124, maxHeight: 468 }],
    ['to the left of it in a script from the right', caretAt(700, 100), true, { left: 420, top: 124, maxHeight: 468 }],
    ['lower where neither side has room', caretAt(100, 250), false, { left: 100, top: 274, maxHeight: 318 }],
  ])('%s', (_name, caret, fromRight, place) => {
    expect(listPlace(caret, list, view, fromRight)).toMatchObject({ ...place, top: expect.any(Number) as number });
    const { top, maxHeight } = listPlace(caret, list, view, fromRight);
    expect(top).toBeGreaterThanOrEqual(8);
    expect(top + Math.min(list.height, maxHeight)).toBeLessThanOrEqual(view.height - 8);
  });
});
