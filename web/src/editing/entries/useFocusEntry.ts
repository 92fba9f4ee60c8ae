import { useEffect, useRef, useState, type RefObject } from 'react';

/** Where the focus goes in an entry: to its words, or to its last button. */
export type FocusTarget = 'text' | 'button';

/**
 * Keeps the focus in a list where entries come and go: a new one is written at once; where one was deleted, the one that took its place
 * gets the focus, at the end the one before, and where none is left, the element around the list.
 */
export function useFocusEntry(): {
  /** For the element around the list. */
  root: RefObject<HTMLDivElement | null>;
  /** `caret` is where it stands in the words; left out, the browser decides. */
  focusEntry: (index: number, target: FocusTarget, caret?: number) => void;
} {
  const root = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{
    readonly index: number;
    readonly target: FocusTarget;
    readonly caret?: number;
  } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    // Entries may hold lists of their own.
    const entries = root.current?.querySelector('ul')?.children ?? [];
    const entry = entries[Math.min(wanted.index, entries.length - 1)];
    const target =
      wanted.target === 'text'
        ? entry?.querySelector<HTMLElement>(
            'textarea, input:not([type="radio"], [type="checkbox"]), select, [role="textbox"]',
          )
        : [...((entry?.querySelector('[data-actions]') ?? entry)?.querySelectorAll('button') ?? [])].at(-1);
    (target ?? root.current)?.focus();
    if (wanted.caret !== undefined && target instanceof HTMLTextAreaElement) {
      target.setSelectionRange(wanted.caret, wanted.caret);
    }
  }, [wanted]);
  return {
    root,
    focusEntry: (index, target, caret) => setWanted({ index, target, ...(caret === undefined ? {} : { caret }) }),
  };
}
