import { useEffect, useState } from 'react';
import type { DraggedItem } from './dragPlace.ts';

/** What was picked up by a press or a key, until it is put down; Escape lets it go, wherever a tap has left the focus. */
export function useHeldItem(frozen: boolean, onLetGo: (item: DraggedItem) => void) {
  const [picked, setHeld] = useState<DraggedItem | null>(null);
  const held = frozen ? null : picked;
  useEffect(() => {
    if (held === null) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setHeld(null);
      onLetGo(held);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
  return { held, setHeld };
}

export const sameItem = (a: DraggedItem | null | undefined, b: DraggedItem): boolean =>
  a?.item === b.item && a.from === b.from;
