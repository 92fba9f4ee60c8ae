import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type { Move, Order } from './orderingRules.ts';
import { placeAt } from './placeAt.ts';

/** How far a pointer goes before a press becomes a drag, in pixels; `usePress` takes no longer way for a press. */
const threshold = 10;
/** How near to the edge of the window the page scrolls along, and how far at each movement, in pixels. */
const edge = 64;
const scrollStep = 16;

/** What is being dragged, how far it has gone, and the place from 0 where it would stand; null outside the sorted list. */
export interface OrderDrag {
  readonly item: number;
  readonly x: number;
  readonly y: number;
  readonly to: number | null;
}

/**
 * Drags the items of an ordering by mouse and by touch (QUIZ-16). A mouse takes an item anywhere, a finger by its grip only, so that a
 * phone still scrolls. Escape, or a pointer that the system takes away, leaves everything where it was. By hand: the library that the editor
 * drags with would be loaded with every question.
 */
export function useOrderDrag({
  lists,
  order,
  frozen,
  onDropped,
}: {
  /** Around both lists, whose elements are marked by `data-zone` and `data-item`. */
  lists: RefObject<HTMLElement | null>;
  order: Order;
  frozen: boolean;
  onDropped: (move: Move) => void;
}): { drag: OrderDrag | null; onPointerDown: (event: ReactPointerEvent, item: number) => void } {
  const [drag, setDrag] = useState<OrderDrag | null>(null);
  const listening = useRef<AbortController | null>(null);
  useEffect(() => () => listening.current?.abort(), []);

  const onPointerDown = (down: ReactPointerEvent, item: number): void => {
    const byGrip = down.target instanceof Element && down.target.closest('[data-grip]') !== null;
    if (frozen || down.button !== 0 || !down.isPrimary || (down.pointerType !== 'mouse' && !byGrip)) return;
    listening.current?.abort();
    const listener = new AbortController();
    listening.current = listener;
    const { signal } = listener;
    const start = { x: down.pageX, y: down.pageY };
    let started = false;

    const stop = (): void => {
      listener.abort();
      setDrag(null);
    };
    const onMove = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      const x = event.pageX - start.x;
      const y = event.pageY - start.y;
      started ||= Math.hypot(x, y) > threshold;
      if (!started) return;
      if (event.clientY < edge) window.scrollBy(0, -scrollStep);
      if (event.clientY > window.innerHeight - edge) window.scrollBy(0, scrollStep);
      const over = placeAt(lists.current, event, item);
      setDrag({ item, x, y, to: typeof over === 'number' ? over : null });
    };
    const onUp = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      const over = started ? placeAt(lists.current, event, item) : null;
      stop();
      if (over === 'source' && order.includes(item)) onDropped({ type: 'takenOut', item });
      if (typeof over === 'number') onDropped({ type: order.includes(item) ? 'moved' : 'placed', item, to: over });
    };
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', onUp, { signal });
    window.addEventListener('pointercancel', stop, { signal });
    window.addEventListener('keydown', (event) => event.key === 'Escape' && stop(), { signal });
  };

  return { drag, onPointerDown };
}
