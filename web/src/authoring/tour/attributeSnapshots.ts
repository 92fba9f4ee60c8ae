const names = ['aria-haspopup', 'aria-expanded', 'aria-controls'];

/**
 * Restores the ARIA attributes of the controls that a tour points at: the library marks each as opening a dialog, which none of them does,
 * and afterwards drops that a button opens a menu.
 */
export function attributeSnapshots(): {
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
