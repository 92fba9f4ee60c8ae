import { describe, expect, it } from 'vitest';
import { openSteps, readBefore, revealNext, revealSteps, shownSteps } from './sectionReveal.ts';

const text = (sectionId: number) => ({ __typename: 'TextSection', sectionId });
const button = (sectionId: number) => ({ __typename: 'ButtonDividerSection', sectionId });
const scroll = (sectionId: number) => ({ __typename: 'ScrollSection', sectionId });
const ids = (steps: { sectionId: number }[][]) => steps.map((step) => step.map((section) => section.sectionId));

describe('revealSteps', () => {
  it('LEC-03 shows everything at once by scrolling', () => {
    expect(ids(revealSteps([text(1), button(2), text(3)], 'SCROLL'))).toEqual([[1, 3]]);
  });

  it('LEC-03 stops at each button divider with a continue button', () => {
    expect(ids(revealSteps([text(1), text(2), button(3), text(4)], 'NEXT_BUTTON'))).toEqual([[1, 2], [4]]);
  });

  it('SEC-01 never stops at a scroll divider', () => {
    expect(ids(revealSteps([text(1), scroll(2), text(3)], 'NEXT_BUTTON'))).toEqual([[1, 3]]);
  });

  it('LEC-03 goes section by section without any divider', () => {
    expect(ids(revealSteps([text(1), text(2)], 'NEXT_BUTTON'))).toEqual([[1], [2]]);
  });

  it('has no empty steps where dividers stand together or at an edge', () => {
    expect(ids(revealSteps([button(1), text(2), button(3), button(4)], 'NEXT_BUTTON'))).toEqual([[2]]);
    expect(revealSteps([button(1)], 'NEXT_BUTTON')).toEqual([]);
  });
});

describe('openSteps', () => {
  const steps = [[text(1)], [text(2)], [text(3)]];

  it('LEC-03 opens the first step of a new lecture', () => {
    expect(openSteps(steps, [], false)).toBe(1);
    expect(openSteps([], [], false)).toBe(0);
  });

  it('OP-96 opens everything up to the section read last', () => {
    expect(openSteps(steps, [2], false)).toBe(2);
  });

  it('SEC-21 opens all of a lecture that is done', () => {
    expect(openSteps(steps, [], true)).toBe(3);
  });
});

describe('revealNext', () => {
  it('LEC-03 opens one step after another, of which the last takes the focus, and stops at the end', () => {
    const first = revealNext({ open: 1, fresh: null }, 3);
    expect(first).toEqual({ open: 2, fresh: 1 });
    const last = revealNext(first, 3);
    expect(last).toEqual({ open: 3, fresh: 2 });
    expect(revealNext(last, 3)).toEqual(last);
  });
});

describe('shownSteps', () => {
  const dialog = (sectionId: number) => ({ __typename: 'DialogSection', sectionId });
  const all = Number.MAX_SAFE_INTEGER;

  // Section 2 is told bubble by bubble.
  it.each([
    ['by scrolling', 'SCROLL', [text(1), dialog(2), text(3), text(4)], all, [[1, 2]]],
    ['by scrolling, at the beginning', 'SCROLL', [dialog(2), text(3)], all, [[2]]],
    ['by scrolling, at the end', 'SCROLL', [text(1), dialog(2)], all, [[1, 2]]],
    ['before a scroll divider', 'NEXT_BUTTON', [dialog(2), scroll(3), text(4)], all, [[2]]],
    ['after a scroll divider', 'NEXT_BUTTON', [text(1), scroll(5), dialog(2), text(3)], all, [[1, 2]]],
    ['in the middle of a step', 'NEXT_BUTTON', [text(1), dialog(2), text(3), button(5), text(4)], all, [[1, 2]]],
    ['in a step of its own', 'NEXT_BUTTON', [text(1), dialog(2), text(3)], 2, [[1], [2]]],
    ['with later steps open', 'NEXT_BUTTON', [text(1), dialog(2), text(3)], all, [[1], [2]]],
    ['at the end of a lecture in steps', 'NEXT_BUTTON', [text(1), dialog(2)], all, [[1], [2]]],
  ] as const)('SEC-18 a dialog %s holds what follows', (_place, mode, sections, open, shown) => {
    const steps = revealSteps(sections, mode);
    const held = shownSteps(steps, open, new Set([2]));
    expect({ ...held, shown: held.shown.map((step) => step.map(({ sectionId }) => sectionId)) }).toEqual({
      shown,
      held: true,
    });
    // Told, it holds nothing any more.
    expect(shownSteps(steps, open, new Set())).toEqual({ shown: steps.slice(0, open), held: false });
  });

  it('SEC-18 of two dialogs the first holds, and a step that is not open yet holds nothing', () => {
    const steps = revealSteps([dialog(1), dialog(2), button(5), dialog(3)], 'NEXT_BUTTON');
    expect(shownSteps(steps, 1, new Set([1, 2])).shown).toEqual([[dialog(1)]]);
    expect(shownSteps(steps, 1, new Set([3]))).toEqual({ shown: [[dialog(1), dialog(2)]], held: false });
  });
});

describe('readBefore', () => {
  it.each([
    [[], []],
    [[2], [1, 2]],
    [
      [3, 1],
      [1, 2, 3],
    ],
    [[9], []],
  ])('SEC-19 OP-96 where %j is known to have been read, %j was', (read, before) => {
    expect([...readBefore([text(1), text(2), text(3)], read)]).toEqual(before);
  });
});
