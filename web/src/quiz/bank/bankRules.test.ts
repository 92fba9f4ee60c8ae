import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankPoints, clampedBank, countOf, drawCountOf, drawProblem, setDraw } from './bankRules.ts';

const questions = [{ weight: 1 }, { weight: 1 }, { weight: 3 }];
const weighted = fc.array(fc.record({ weight: fc.integer({ min: 1, max: 5 }) }), { maxLength: 12 });
const anyBank = fc
  .uniqueArray(fc.record({ weight: fc.integer({ min: 1, max: 6 }), drawCount: fc.integer({ min: 0, max: 9 }) }), {
    selector: ({ weight }) => weight,
    minLength: 1,
  })
  .map((draws) => ({ draws }));

describe('a question bank', () => {
  it('BANK-03 BANK-04 what is wrong with a number', () => {
    expect([-1, 0, 2, 3].map((count) => drawProblem(count, 2))).toEqual(['negative', null, null, 'tooMany']);
  });

  it('BANK-05 BANK-07 draws what there is, however many are asked for and whatever becomes of the questions', () => {
    fc.assert(
      fc.property(anyBank, weighted, (bank, questions) => {
        const clamped = clampedBank(bank, questions);
        for (const { weight, drawCount } of clamped?.draws ?? []) {
          expect(drawCount).toBeGreaterThan(0);
          expect(drawCount).toBeLessThanOrEqual(countOf(questions, weight));
        }
        expect(clampedBank(clamped, questions)).toBe(clamped);
      }),
    );
    expect(drawCountOf(setDraw(null, 1, 9, questions), 1)).toBe(2);
    expect(drawCountOf(setDraw(null, 1, -3, questions), 1)).toBe(0);
  });

  it('BANK-08 one that draws nothing is none', () => {
    expect(setDraw({ draws: [{ weight: 1, drawCount: 2 }] }, 1, 0, questions)).toBeNull();
    expect(clampedBank({ draws: [{ weight: 2, drawCount: 1 }] }, questions)).toBeNull();
  });

  it('OP-43 is worth the points of what is drawn', () => {
    expect(bankPoints(setDraw(setDraw(null, 3, 1, questions), 1, 2, questions))).toBe(5);
    expect(bankPoints(null)).toBe(0);
  });
});
