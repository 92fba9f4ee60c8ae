import { describe, expect, it } from 'vitest';
import { between, everything, isSelected, nothing, selectedCount, withRows } from './selection.ts';

describe('a selection', () => {
  it('holds rows by their ids, over all pages', () => {
    const two = withRows(withRows(nothing, ['a'], true), ['b'], true);
    expect(selectedCount(two, 100)).toBe(2);
    expect(['a', 'b', 'c'].map((id) => isSelected(two, id))).toEqual([true, true, false]);
    expect(selectedCount(withRows(two, ['a', 'b'], false), 100)).toBe(0);
  });

  it('of everything holds what is left out', () => {
    const most = withRows(everything, ['a', 'b'], false);
    expect(selectedCount(most, 20_000)).toBe(19_998);
    expect(isSelected(most, 'a')).toBe(false);
    expect(isSelected(most, 'never seen')).toBe(true);
    expect(selectedCount(withRows(most, ['a'], true), 20_000)).toBe(19_999);
  });

  it('never counts less than nothing, should rows go meanwhile', () => {
    expect(selectedCount(withRows(everything, ['a', 'b'], false), 1)).toBe(0);
  });

  it('goes from a row to another in either direction', () => {
    const shown = ['a', 'b', 'c', 'd'];
    expect(between(shown, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(between(shown, 'd', 'b')).toEqual(['b', 'c', 'd']);
    expect(between(shown, 'on another page', 'b')).toEqual(['b']);
    expect(between(shown, null, 'b')).toEqual(['b']);
  });
});
