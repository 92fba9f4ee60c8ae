/** How long things are kept, as the form has it; null for good. */
export interface RetentionValues {
  readonly factMonths: number | null;
  readonly auditMonths: number;
  readonly inactiveAccountMonths: number | null;
}

export type RetentionField = keyof RetentionValues;

const usual: Readonly<Record<RetentionField, readonly (number | null)[]>> = {
  factMonths: [null, 13, 24, 36, 60, 120],
  auditMonths: [6, 13, 24, 36, 60, 84],
  inactiveAccountMonths: [null, 12, 18, 24, 36, 60, 120],
};

/** What can be chosen: the usual spans, and what a tool has set. */
export const choicesOf = (field: RetentionField, stored: number | null): readonly (number | null)[] =>
  usual[field].includes(stored) ? usual[field] : [...usual[field], stored].toSorted((a, b) => (a ?? -1) - (b ?? -1));

/** `''` stands for good. */
export const toOption = (months: number | null): string => String(months ?? '');
export const fromOption = (value: string): number | null => (value === '' ? null : Number(value));

export const isSame = (one: RetentionValues, other: RetentionValues): boolean =>
  one.factMonths === other.factMonths &&
  one.auditMonths === other.auditMonths &&
  one.inactiveAccountMonths === other.inactiveAccountMonths;
