import type { PointerPlace } from '../drag/useItemDrag.ts';
import { zoneAt } from '../drag/zoneAt.ts';

/** Where a dragged item of an ordering would go: to a place from 0 in the sorted list, or back to the source. */
export type OrderPlace = number | 'source';

/** What lies under a pointer: a place from 0 among the sorted items other than the dragged one, the source, or nothing. */
export function placeAt(lists: HTMLElement | null, pointer: PointerPlace, dragged: number): OrderPlace | null {
  const zone = zoneAt(lists, pointer);
  if (zone !== 'sorted') return zone === 'source' ? zone : null;
  const others = [...(lists?.querySelectorAll<HTMLElement>('[data-zone="sorted"] [data-item]') ?? [])].filter(
    (element) => element.dataset['item'] !== String(dragged),
  );
  return others.filter((element) => {
    const { top, height } = element.getBoundingClientRect();
    return pointer.clientY > top + height / 2;
  }).length;
}
