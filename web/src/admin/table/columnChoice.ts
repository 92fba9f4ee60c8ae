import { readChoice, rememberChoice } from '../../viewer/browserChoices.ts';

/** A column as far as the choice of columns looks at it. */
interface Choosable {
  readonly key: string;
  /** Cannot be hidden: it says what a row is about. */
  readonly fixed?: true;
  /** Is not shown until someone asks for it. */
  readonly hiddenAtFirst?: boolean;
  /** Is not shown in a narrow window until someone asks for it. */
  readonly wideOnly?: boolean;
}

/** The columns that are shown, in the order of the table; `chosen` null shows what is shown at first, fewer in a narrow window. */
export function shownColumns<C extends Choosable>(
  columns: readonly C[],
  chosen: readonly string[] | null,
  isWide: boolean,
): C[] {
  return columns.filter(({ key, fixed, hiddenAtFirst = false, wideOnly = false }) =>
    fixed ? true : chosen ? chosen.includes(key) : !hiddenAtFirst && (isWide || !wideOnly),
  );
}

const nameOf = (table: string): string => `columns.${table}`;

/** What someone chose here the last time, null for nothing. It holds names of columns alone. */
export function rememberedColumns(table: string): readonly string[] | null {
  const stored = readChoice(nameOf(table));
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : null;
}

/** Remembers a choice; null forgets it. */
export const rememberColumns = (table: string, chosen: readonly string[] | null): void =>
  rememberChoice(nameOf(table), chosen);
