const names = ['aria-haspopup', 'aria-expanded', 'aria-controls'];

/**
 * Keeps what a control says of itself: the library says of whatever it shows that it opens a dialog, which is true of none of them, and
 * forgets afterwards that a button opens a menu.
 */
export function keptAttributes(): {
  keep: (element: Element | undefined) => void;
  restore: (element: Element | undefined) => void;
} {
  const kept = new Map<Element, ReadonlyMap<string, string | null>>();
  return {
    keep(element) {
      if (!element || kept.has(element)) return;
      const values = new Map(names.map((name) => [name, element.getAttribute(name)]));
      kept.set(element, values);
      putBack(element, values);
    },
    restore(element) {
      const values = element && kept.get(element);
      if (!values) return;
      kept.delete(element);
      putBack(element, values);
    },
  };
}

/** Writes the values as soon as the library, which tells of a step before it is done with it, has written its own. */
function putBack(element: Element, values: ReadonlyMap<string, string | null>): void {
  queueMicrotask(() => {
    for (const [name, value] of values) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  });
}
