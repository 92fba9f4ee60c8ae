const names = ['aria-haspopup', 'aria-expanded', 'aria-controls'];

/**
 * Keeps what the library overwrites at a control while it is shown, and removes afterwards: a button that opens a menu says so again when the
 * tour has gone on.
 */
export function keptAttributes(): {
  keep: (element: Element | undefined) => void;
  restore: (element: Element | undefined) => void;
} {
  const kept = new Map<Element, ReadonlyMap<string, string | null>>();
  return {
    keep(element) {
      if (!element || kept.has(element)) return;
      kept.set(element, new Map(names.map((name) => [name, element.getAttribute(name)])));
    },
    restore(element) {
      const values = element && kept.get(element);
      if (!values) return;
      kept.delete(element);
      // It is told before they are removed.
      queueMicrotask(() => {
        for (const [name, value] of values) {
          if (value === null) element.removeAttribute(name);
          else element.setAttribute(name, value);
        }
      });
    },
  };
}
