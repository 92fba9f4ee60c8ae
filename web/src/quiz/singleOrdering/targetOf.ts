import type { ItemDrag } from '../drag/useItemDrag.ts';
import type { OrderPlace } from './placeAt.ts';

/** An item of an ordering that is dragged, by its position. */
export type OrderDrag = ItemDrag<number, OrderPlace>;

/** Where the dragged item would be dropped, seen from an item of the sorted list. */
export function targetOf(drag: OrderDrag | null, item: number, order: readonly number[]): 'before' | 'after' | null {
  if (drag === null || typeof drag.over !== 'number' || drag.item === item) return null;
  const others = order.filter((other) => other !== drag.item);
  if (others[drag.over] === item) return 'before';
  return drag.over >= others.length && others.at(-1) === item ? 'after' : null;
}
