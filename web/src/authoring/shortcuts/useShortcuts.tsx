import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { isInDialog } from '../preview/usePreview.ts';

const ShortcutsDialog = lazy(() =>
  import('./ShortcutsDialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
);

export interface Shortcuts {
  /** Shows the list; told when it is closed, where what opened it is gone by then. */
  readonly open: (onClosed: () => void) => void;
  readonly dialog: ReactElement | null;
}

/** The list of the editor's keys: “?” opens it where nothing is written, Ctrl+/ everywhere. */
export function useShortcuts(): Shortcuts {
  const [asked, setAsked] = useState<{ readonly onClosed?: () => void } | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isListKey(event) || isInDialog(event.target)) return;
      event.preventDefault();
      setAsked({});
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return {
    open: (onClosed) => setAsked({ onClosed }),
    dialog: asked ? (
      <Suspense fallback={null}>
        <ShortcutsDialog
          onClosed={() => {
            setAsked(null);
            asked.onClosed?.();
          }}
        />
      </Suspense>
    ) : null,
  };
}

function isListKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
  if (altKey || defaultPrevented) return false;
  if (ctrlKey || metaKey) return key === '/';
  return key === '?' && !isWrittenIn(target);
}

const isWrittenIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null);
