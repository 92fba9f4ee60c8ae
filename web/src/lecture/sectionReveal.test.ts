import { describe, expect, it } from 'vitest';
import { openSteps, revealNext, revealSteps } from './sectionReveal.ts';

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
