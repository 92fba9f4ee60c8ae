import { useLayoutEffect, useRef, type RefObject } from 'react';
import { announceArrival, takeArrival } from './arrival.ts';

/**
 * For the heading of a page: it takes the focus when the page was reached by a navigation, unless someone writes already in what stays
 * beside the page and says so (`data-keeps-focus`).
 */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = heading.current;
    const isWriting = document.activeElement?.closest('[data-keeps-focus]') != null;
    if (takeArrival() && !isWriting) element?.focus({ preventScroll: true });
    return () => {
      // The heading of a skeleton hands the focus on to that of the page.
      if (element && element === document.activeElement) announceArrival();
    };
  }, []);
  return heading;
}
