/** Stands in statements whose shape a caller decides by a filter; the database reads it as a comment. */
export const filterMark = '/* q */';

/** Different statements prepared per process; the lists of ids in some make their number open-ended. */
const mostStatements = { own: 300, filtered: 100 };

/**
 * Gives each statement the name it is prepared under, or undefined once there are too many. Those with a filter have their own
 * share: callers can think of any number of filters, and must not use up the names of the others.
 */
export function createStatementNames(most = mostStatements): (text: string) => string | undefined {
  const own = new Map<string, string>();
  const filtered = new Map<string, string>();

  return (text) => {
    const [names, size, prefix] = text.includes(filterMark)
      ? ([filtered, most.filtered, 'lectern_q'] as const)
      : ([own, most.own, 'lectern'] as const);
    const known = names.get(text);
    if (known !== undefined || names.size >= size) return known;
    const name = `${prefix}_${names.size}`;
    names.set(text, name);
    return name;
  };
}
