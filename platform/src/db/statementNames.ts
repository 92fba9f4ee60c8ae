/** Stands in statements whose shape a caller decides by a filter; the database reads it as a comment. */
export const filterMark = '/* q */';

/** A list of ids: each length of it is a statement of its own, and pages have as many rows as a caller asks for. */
const listOfValues = / in \(+\$/;

/** Different statements prepared per process. */
const mostStatements = { own: 300, filtered: 100 };

/**
 * Gives each statement the name it is prepared under, or undefined once there are too many. Those with a filter or a list of values have
 * their own share: callers can think of any number of them, and must not use up the names of the others.
 */
export function createStatementNames(most = mostStatements): (text: string) => string | undefined {
  const own = new Map<string, string>();
  const filtered = new Map<string, string>();

  return (text) => {
    const [names, size, prefix] =
      text.includes(filterMark) || listOfValues.test(text)
        ? ([filtered, most.filtered, 'lectern_q'] as const)
        : ([own, most.own, 'lectern'] as const);
    const known = names.get(text);
    if (known !== undefined || names.size >= size) {
      return known;
    }
    const name = `${prefix}_${names.size}`;
    names.set(text, name);
    return name;
  };
}
