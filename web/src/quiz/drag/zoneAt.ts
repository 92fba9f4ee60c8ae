import type { PointerPlace } from './useItemDrag.ts';

/** How far beside a zone still counts as in it, in pixels: less than half the distance of two. */
const slack = 7;

/**
 * The `data-zone` under a pointer, among those within `root`; null where there is none. Zones are measured, and not asked for by
 * `elementFromPoint`, which would find what is dragged.
 */
export function zoneAt(root: HTMLElement | null, { clientX, clientY }: PointerPlace): string | null {
  const zones = [...(root?.querySelectorAll<HTMLElement>('[data-zone]') ?? [])];
  const under = zones.find((zone) => {
    const { left, right, top, bottom } = zone.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top - slack && clientY <= bottom + slack;
  });
  return under?.dataset['zone'] ?? null;
}
