/** Under which the router keeps how far the pages of this tab were scrolled (`ScrollRestoration`). */
const storageKey = 'react-router-scroll-positions';

/**
 * Forgets how far `path` was scrolled on an earlier visit, where this document opens it by its address: a place belongs to an entry of the
 * history, and a bookmark begins at the top. A reload and a way back come to an entry into which the router has written its state.
 */
export function forgetEarlierScroll(path: string): void {
  if (window.history.state !== null) return;
  try {
    const { [path]: _earlier, ...others } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<
      string,
      number
    >;
    sessionStorage.setItem(storageKey, JSON.stringify(others));
  } catch {
    // A browser that keeps nothing remembers no place either.
  }
}
