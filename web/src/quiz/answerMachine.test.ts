import { describe, expect, it } from 'vitest';
import { nextAnswer, settledAnswer, shownVerdict, triesLeft } from './answerMachine.ts';

describe('nextAnswer', () => {
  const editing = nextAnswer(settledAnswer<number[]>([]), { type: 'changed', choice: [2] });
  const checking = nextAnswer(editing, { type: 'submitted', key: 'first' });

  it('QUIZ-10 is checking once it was submitted', () => {
    expect(checking).toEqual({ choice: [2], phase: 'checking', key: 'first', refusal: null });
  });

  it('QUIZ-13 takes neither a change nor a second submission while it is checked', () => {
    expect(nextAnswer(checking, { type: 'changed', choice: [1] })).toBe(checking);
    expect(nextAnswer(checking, { type: 'submitted', key: 'second' })).toBe(checking);
  });

  it('QUIZ-23 keeps the answer and its key when the check failed', () => {
    const failed = nextAnswer(checking, { type: 'failed' });
    expect(failed).toMatchObject({ choice: [2], phase: 'failed', key: 'first' });
    expect(nextAnswer(failed, { type: 'submitted', key: 'second' })).toMatchObject({ phase: 'checking', key: 'first' });
  });

  it('OP-59 takes a new key for a new answer after a failure', () => {
    const failed = nextAnswer(checking, { type: 'failed' });
    const changed = nextAnswer(failed, { type: 'changed', choice: [3] });
    expect(nextAnswer(changed, { type: 'submitted', key: 'second' }).key).toBe('second');
  });

  it('forgets the key once the answer was checked or refused', () => {
    expect(nextAnswer(checking, { type: 'answered' })).toMatchObject({ phase: 'settled', key: null });
    expect(nextAnswer(checking, { type: 'refused', code: 'FORBIDDEN' })).toMatchObject({
      phase: 'refused',
      key: null,
      refusal: 'FORBIDDEN',
    });
  });
});

describe('shownVerdict', () => {
  it('QUIZ-09 is gone as soon as the answer is changed', () => {
    expect(shownVerdict('settled', false)).toBe(false);
    expect(shownVerdict('editing', false)).toBeNull();
    expect(shownVerdict('checking', false)).toBeNull();
  });
});

describe('triesLeft', () => {
  it('QUIZ-11 counts down to nothing and is unknown without a limit', () => {
    expect(triesLeft(3, 1)).toBe(2);
    expect(triesLeft(3, 5)).toBe(0);
    expect(triesLeft(0, 5)).toBeNull();
  });
});
