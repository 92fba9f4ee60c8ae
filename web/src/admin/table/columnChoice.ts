/** A column as far as the choice of columns looks at it. */
interface Choosable {
  readonly key: string;
  /** Cannot be hidden: it says what a row is about. */
  readonly fixed?: true;
  /** Is not shown until somebody asks for it. */
  readonly hiddenAtFirst?: boolean;
}

/** The columns that are shown, in the order of the table; `chosen` null shows what is shown at first. */
export function shownColumns<C extends Choosable>(columns: readonly C[], chosen: readonly string[] | null): C[] {
  return columns.filter(({ key, fixed, hiddenAtFirst = false }) =>
    fixed ? true : chosen ? chosen.includes(key) : !hiddenAtFirst,
  );
}

const keyOf = (table: string): string => `lectern.columns.${table}`;

/** What somebody chose here the last time, null for nothing. It holds names of columns alone. */
export function rememberedColumns(table: string): readonly string[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : null;
  } catch {
    // A browser that keeps nothing, or something else wrote there.
    return null;
  }
}

/** Remembers a choice; null forgets it. */
export function rememberColumns(table: string, chosen: readonly string[] | null): void {
  try {
    if (chosen === null) localStorage.removeItem(keyOf(table));
    else localStorage.setItem(keyOf(table), JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing: the choice holds as long as the page.
  }
}
