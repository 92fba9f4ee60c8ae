import { useFluent } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import type { DraggedItem } from './dragPlace.ts';

/** What was picked up by a press or a key, until it is put down; Escape lets it go, wherever a tap has left the focus. */
export function useHeldItem(frozen: boolean, onLetGo: (item: DraggedItem) => void) {
  const [picked, setHeld] = useState<DraggedItem | null>(null);
  const held = frozen ? null : picked;
  // The window of the document in which the question is drawn: that of a frame hears its own keys alone.
  const view = useFluent().targetDocument?.defaultView ?? window;
  useEffect(() => {
    if (held === null) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Before what closes the page around it: one press does one thing.
      event.preventDefault();
      setHeld(null);
      onLetGo(held);
    };
    view.addEventListener('keydown', onKeyDown, { capture: true });
    return () => view.removeEventListener('keydown', onKeyDown, { capture: true });
  });
  return { held, setHeld };
}

export const sameItem = (a: DraggedItem | null | undefined, b: DraggedItem): boolean =>
  a?.item === b.item && a.from === b.from;
