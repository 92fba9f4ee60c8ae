import { useEffect, useState, type RefObject } from 'react';

const steps = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4] as const;
/** Room left and right of a page. */
const padding = 32;

/** How large pages are drawn: as wide as their room, times what the reader chose. */
export function useZoom(
  room: RefObject<HTMLElement | null>,
  pageWidth: number,
): { scale: number; zoom: number; bigger: (() => void) | null; smaller: (() => void) | null; fit: () => void } {
  const [width, setWidth] = useState(0);
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    // It tells the first width, too.
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);
  const more = steps.find((step) => step > zoom);
  const less = steps.findLast((step) => step < zoom);
  return {
    scale: (Math.max(width - padding, 200) / pageWidth) * zoom,
    zoom,
    bigger: more === undefined ? null : () => setZoom(more),
    smaller: less === undefined ? null : () => setZoom(less),
    fit: () => setZoom(1),
  };
}
