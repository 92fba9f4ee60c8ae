/** Positions of items, from 1 as the API counts them, in the order in which someone has put them. */
export type Order = readonly number[];

/** What can be done with one item (QUIZ-16). */
export type Move =
  /** To a place from 0; to the end when none is named. */
  | { type: 'placed'; item: number; to?: number }
  /** To a place from 0; clamped to the list. */
  | { type: 'moved'; item: number; to: number }
  | { type: 'takenOut'; item: number };

/** The order after a move; the same array when nothing moves. */
export function arrange(order: Order, move: Move): Order {
  const from = order.indexOf(move.item);
  const rest = order.filter((other) => other !== move.item);
  switch (move.type) {
    case 'placed':
      return from === -1 ? order.toSpliced(move.to ?? order.length, 0, move.item) : order;
    case 'takenOut':
      return from === -1 ? order : rest;
    case 'moved': {
      const to = Math.min(Math.max(move.to, 0), order.length - 1);
      return from === -1 || from === to ? order : [...rest.slice(0, to), move.item, ...rest.slice(to)];
    }
  }
}

/** The items out of `count` that stand nowhere yet, in their own order. */
export function unplaced(count: number, order: Order): number[] {
  return Array.from({ length: count }, (_, index) => index + 1).filter((item) => !order.includes(item));
}
