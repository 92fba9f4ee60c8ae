import { describe, expect, it } from 'vitest';
import limits from '../../../../../contracts/limits.json' with { type: 'json' };
import { dueProblem, toDue, toDueForm } from './dueForm.ts';

const now = new Date('2030-03-01T12:00:00Z');
const none = toDueForm({});

describe('the due date of a course of a group', () => {
  it.each([
    [{}, {}, null],
    [{ rule: 'days', days: '14' }, { dueDays: 14 }, null],
    [{ rule: 'days', days: ' 1 ' }, { dueDays: 1 }, null],
    [{ rule: 'days', days: '' }, undefined, 'daysWrong'],
    [{ rule: 'days', days: '1.5' }, undefined, 'daysWrong'],
    [{ rule: 'days', days: '0' }, undefined, 'daysWrong'],
    [{ rule: 'days', days: String(limits.dueDays + 1) }, undefined, 'daysWrong'],
    [{ rule: 'day', day: null }, undefined, 'dayMissing'],
    [{ rule: 'day', day: '2030-02-01' }, undefined, 'dayMissing'],
    [{ rule: 'day', day: '2030-04-01' }, { dueTime: new Date(2030, 3, 1, 23, 59, 59).toISOString() }, null],
  ] as const)('OP-129 %j is sent as %j, or is wrong by %s', (change, due, problem) => {
    const form = { ...none, ...change };
    expect(dueProblem(form, none, now)).toBe(problem);
    expect(problem === null ? toDue(form, none, null) : undefined).toEqual(due);
  });

  it('OP-129 a day that is over stays to the second while something else is changed', () => {
    const kept = '2030-01-31T10:00:00.000Z';
    const form = toDueForm({ dueTime: kept });
    expect(dueProblem(form, form, now)).toBeNull();
    expect(toDue(form, form, kept)).toEqual({ dueTime: kept });
  });
});
