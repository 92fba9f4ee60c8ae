import limits from '../../../../../contracts/limits.json' with { type: 'json' };
import { dayOf, endOfDay, isPastDay } from '../../../ui/form/day.ts';

export const { dueDays: mostDueDays } = limits;

/** When a course of a group is due, as its form has it. */
export interface DueForm {
  readonly rule: 'none' | 'days' | 'day';
  /** As typed. */
  readonly days: string;
  /** `2030-01-31`; null for none. */
  readonly day: string | null;
}

interface Due {
  readonly dueDays?: number | null | undefined;
  readonly dueTime?: string | null | undefined;
}

export const toDueForm = ({ dueDays, dueTime }: Due): DueForm => ({
  rule: dueDays != null ? 'days' : dueTime != null ? 'day' : 'none',
  days: String(dueDays ?? 14),
  day: dueTime == null ? null : dayOf(new Date(dueTime)),
});

/** What is wrong with it, null for nothing. A day that is over may stay as it was. */
export function dueProblem(
  { rule, days, day }: DueForm,
  before: DueForm,
  now: Date,
): 'daysWrong' | 'dayMissing' | null {
  if (rule === 'days') {
    const count = Number(days);
    return /^\s*\d+\s*$/.test(days) && count >= 1 && count <= mostDueDays ? null : 'daysWrong';
  }
  if (rule === 'none' || (before.rule === 'day' && day === before.day)) return null;
  return day === null || isPastDay(day, now) ? 'dayMissing' : null;
}

/** What is sent. `kept` is the moment of a day that stays, which may be another second of it. */
export function toDue({ rule, days, day }: DueForm, before: DueForm, kept: string | null | undefined): Due {
  if (rule === 'days') return { dueDays: Number(days) };
  if (rule === 'none' || day === null) return {};
  return { dueTime: kept != null && day === before.day ? kept : endOfDay(day) };
}
