import { describe, expect, it } from 'vitest';
import { focusAfterKey, optionMark, samePositions, submitsByItself, togglePosition } from './choiceRules.ts';

describe('togglePosition', () => {
  it('QUIZ-07 adds a position in order and takes it back', () => {
    expect(togglePosition([3], 1)).toEqual([1, 3]);
    expect(togglePosition([1, 3], 3)).toEqual([1]);
  });
});

describe('submitsByItself', () => {
  it('QUIZ-04 sends a single choice at once', () => {
    expect(submitsByItself([2], 1, null)).toBe(true);
  });

  it('QUIZ-07 waits until as many are chosen as the right answer has', () => {
    expect(submitsByItself([1], 2, null)).toBe(false);
    expect(submitsByItself([1, 4], 2, null)).toBe(true);
    expect(submitsByItself([1, 2, 4], 2, null)).toBe(false);
  });

  it('OP-58 never sends the answer again that was just checked, in any order', () => {
    expect(submitsByItself([1, 2], 2, [2, 1])).toBe(false);
    expect(submitsByItself([1, 3], 2, [2, 1])).toBe(true);
  });

  it('QUIZ-13 never sends nothing', () => {
    expect(submitsByItself([], 0, null)).toBe(false);
  });
});

describe('samePositions', () => {
  it('ignores the order', () => {
    expect(samePositions([1, 2], [2, 1])).toBe(true);
    expect(samePositions([1], [1, 2])).toBe(false);
  });
});

describe('focusAfterKey', () => {
  it('OP-58 moves the focus by arrows and wraps around', () => {
    expect(focusAfterKey('ArrowDown', 2, 3)).toBe(0);
    expect(focusAfterKey('ArrowUp', 0, 3)).toBe(2);
    expect(focusAfterKey('End', 0, 3)).toBe(2);
    expect(focusAfterKey('Home', 2, 3)).toBe(0);
  });

  it('OP-58 leaves the keys alone that choose', () => {
    expect(focusAfterKey('Enter', 0, 3)).toBeNull();
    expect(focusAfterKey(' ', 0, 3)).toBeNull();
  });
});

describe('optionMark', () => {
  it('QUIZ-05 marks the chosen option green when the answer is right', () => {
    expect(optionMark(2, { chosen: [2], verdict: true, correctAnswer: [2] })).toBe('right');
  });

  it('QUIZ-06 marks the chosen option red when the answer is wrong', () => {
    expect(optionMark(1, { chosen: [1], verdict: false, correctAnswer: null })).toBe('wrong');
  });

  it('QUIZ-09 marks a changed answer as chosen only', () => {
    expect(optionMark(1, { chosen: [1], verdict: null, correctAnswer: null })).toBe('chosen');
  });

  it('QUIZ-11 shows the right answer of an exhausted question', () => {
    expect(optionMark(3, { chosen: [1], verdict: false, correctAnswer: [3] })).toBe('missed');
    expect(optionMark(2, { chosen: [1], verdict: false, correctAnswer: [3] })).toBe('none');
  });

  it('QUIZ-12 shows an author the right answer before anything is chosen', () => {
    expect(optionMark(3, { chosen: [], verdict: null, correctAnswer: [3] })).toBe('missed');
  });
});
