import { describe, expect, it } from 'vitest';
import { completionOutcome, isAchieved } from './completionOutcome.ts';

const active = { phase: 'IN_PROGRESS', complete: true, certificate: true, noCertificateReason: null };

describe('completionOutcome', () => {
  it('OP-41 PROG-13 tells how a course stands at its end', () => {
    expect(completionOutcome(active)).toBe('passed');
    expect(completionOutcome({ ...active, complete: false })).toBe('missing');
    expect(completionOutcome({ ...active, certificate: false, noCertificateReason: 'SCORE_TOO_LOW' })).toBe('short');
    expect(completionOutcome({ ...active, certificate: false, noCertificateReason: 'NOT_CERTIFIABLE' })).toBe('done');
    expect(completionOutcome({ ...active, phase: 'COMPLETED', complete: false })).toBe('completed');
    expect(completionOutcome({ ...active, phase: 'GAVE_UP' })).toBe('over');
  });

  it('LEC-13 only what was achieved is shared', () => {
    expect(['completed', 'passed', 'done'].map((outcome) => isAchieved(outcome as 'done'))).toEqual([true, true, true]);
    expect(['short', 'missing', 'over'].map((outcome) => isAchieved(outcome as 'over'))).toEqual([false, false, false]);
  });
});
