import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';

/** How far a pointer goes before a press becomes a drag, in pixels; `usePress` takes no longer way for a press. */
const threshold = 10;
/** How near to the edge of the window the page scrolls along, in pixels, and how far in each frame. */
const edge = 64;
const scrollStep = 8;

/** Where a pointer is in the window. */
export type PointerPlace = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** What is being dragged, how far it has gone in pixels, and where it would be dropped; null where it cannot be. */
export interface ItemDrag<Item, Place> {
  readonly item: Item;
  readonly x: number;
  readonly y: number;
  readonly over: Place | null;
}

/**
 * Drags the items of a question by mouse, pen and finger (QUIZ-14, QUIZ-16). A mouse takes an item anywhere, anything else by its
 * `data-grip` only, so that a phone still scrolls. Near the upper and lower edge the page scrolls along. Escape, or a pointer that the
 * system takes away, leaves everything where it was. By hand: the library that the editor drags with would be loaded with every question.
 */
export function useItemDrag<Item, Place>({
  frozen,
  placeAt,
  onDropped,
}: {
  frozen: boolean;
  /** Where the item would go from a place in the window. */
  placeAt: (pointer: PointerPlace, item: Item) => Place | null;
  onDropped: (item: Item, place: Place) => void;
}): { drag: ItemDrag<Item, Place> | null; onPointerDown: (event: ReactPointerEvent, item: Item) => void } {
  const [drag, setDrag] = useState<ItemDrag<Item, Place> | null>(null);
  const listening = useRef<AbortController | null>(null);
  useEffect(() => () => listening.current?.abort(), []);

  const onPointerDown = (down: ReactPointerEvent, item: Item): void => {
    // A question may be drawn into the document of a frame: pointers and keys are heard where it stands.
    const view = down.currentTarget.ownerDocument.defaultView ?? window;
    const byGrip = down.target instanceof view.Element && down.target.closest('[data-grip]') !== null;
    if (frozen || down.button !== 0 || !down.isPrimary || (down.pointerType !== 'mouse' && !byGrip)) return;
    listening.current?.abort();
    const listener = new AbortController();
    listening.current = listener;
    const { signal } = listener;
    const start = { x: down.clientX + view.scrollX, y: down.clientY + view.scrollY };
    let pointer: PointerPlace = down;
    let started = false;

    const stop = (): void => {
      listener.abort();
      setDrag(null);
    };
    const follow = (): void => {
      const x = pointer.clientX + view.scrollX - start.x;
      const y = pointer.clientY + view.scrollY - start.y;
      setDrag({ item, x, y, over: placeAt(pointer, item) });
    };
    // As long as the pointer rests there, no movement tells of it.
    const scrollAtEdge = (): void => {
      if (signal.aborted) return;
      const by = pointer.clientY < edge ? -scrollStep : pointer.clientY > view.innerHeight - edge ? scrollStep : 0;
      if (by !== 0) {
        view.scrollBy(0, by);
        follow();
      }
      requestAnimationFrame(scrollAtEdge);
    };
    const onMove = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      pointer = event;
      if (!started) {
        const way = Math.hypot(event.clientX + view.scrollX - start.x, event.clientY + view.scrollY - start.y);
        if (way <= threshold) return;
        started = true;
        requestAnimationFrame(scrollAtEdge);
      }
      follow();
    };
    const onUp = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      const place = started ? placeAt(event, item) : null;
      stop();
      if (place !== null) onDropped(item, place);
    };
    view.addEventListener('pointermove', onMove, { signal });
    view.addEventListener('pointerup', onUp, { signal });
    view.addEventListener('pointercancel', stop, { signal });
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Before what closes the page around it: one press does one thing.
      event.preventDefault();
      stop();
    };
    view.addEventListener('keydown', onKeyDown, { signal, capture: true });
  };

  return { drag, onPointerDown };
}

/** The CSS transform of an item that has been dragged so far. */
export const shiftOf = ({ x, y }: ItemDrag<unknown, unknown>): string => `translate(${String(x)}px, ${String(y)}px)`;
