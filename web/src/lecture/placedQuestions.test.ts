import { describe, expect, it } from 'vitest';
import { placedQuestions } from './placedQuestions.ts';

describe('placedQuestions', () => {
  it('LEC-05 knows the questions of sections, dialogs and branches; the rest is the quiz', () => {
    const placed = placedQuestions([
      { __typename: 'TextSection' },
      { __typename: 'QuestionSection', questionIndex: 0 },
      {
        __typename: 'DialogSection',
        turns: [
          {
            bubbles: [
              { type: 'TEXT', content: '1' },
              { type: 'QUESTION', content: '2' },
            ],
          },
        ],
      },
      { __typename: 'BranchSection', options: [{ sections: [{ __typename: 'QuestionSection', questionIndex: 4 }] }] },
    ]);
    expect([...placed].sort((a, b) => a - b)).toEqual([0, 2, 4]);
  });
});
