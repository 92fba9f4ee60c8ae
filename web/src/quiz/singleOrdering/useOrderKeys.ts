import type { SingleOrderingContent } from './type.ts';
import { useEntryKeys } from '../../editing/sortable/useEntryKeys.ts';

/** Keys of the items of an ordering, by their positions from 1. */
export interface OrderKeys {
  readonly of: (position: number) => string;
  /** They stand at other places, told by those so far, from 0; null for a new one. */
  readonly placed: (order: readonly (number | null)[]) => void;
  readonly removed: (position: number) => void;
  /** The items as learners see them first stand in another order, told by their positions so far. */
  readonly arranged: (order: readonly number[]) => void;
}

export function useOrderKeys({ options }: Pick<SingleOrderingContent, 'options'>): OrderKeys {
  const { keys, arranged } = useEntryKeys(options.length);
  const places = options.map((_, index) => index);
  return {
    of: (position) => keys[position - 1] ?? '',
    placed: arranged,
    removed: (position) => arranged(places.toSpliced(position - 1, 1)),
    arranged: (order) => arranged(order.map((position) => position - 1)),
  };
}
