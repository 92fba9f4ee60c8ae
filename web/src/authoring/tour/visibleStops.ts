import type { TourStop } from './TourStop.ts';

/** The stops whose controls are on the screen or can be scrolled there, from left to right; those below each other from above (OP-90). */
export function visibleStops(stops: readonly TourStop[], root: ParentNode = document): readonly TourStop[] {
  return stops
    .flatMap((stop) => {
      const element = root.querySelector(stop.selector);
      const box = element?.getBoundingClientRect();
      return !element || !box || box.width === 0 || box.height === 0 ? [] : [{ stop, box }];
    })
    .sort((a, b) => a.box.left - b.box.left || a.box.top - b.box.top)
    .map(({ stop }) => stop);
}
