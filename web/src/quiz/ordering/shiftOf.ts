import type { OrderDrag } from './useOrderDrag.ts';

/** The CSS transform of an item; null while it is not the one that is dragged. */
export function shiftOf(drag: OrderDrag | null, item: number): string | null {
  return drag?.item === item ? `translate(${String(drag.x)}px, ${String(drag.y)}px)` : null;
}

/** Where the dragged item would be dropped, seen from an item of the sorted list. */
export function targetOf(drag: OrderDrag | null, item: number, order: readonly number[]): 'before' | 'after' | null {
  if (drag === null || drag.to === null || drag.item === item) return null;
  const others = order.filter((other) => other !== drag.item);
  if (others[drag.to] === item) return 'before';
  return drag.to >= others.length && others.at(-1) === item ? 'after' : null;
}
