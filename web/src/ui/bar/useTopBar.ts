import { useEffect, type RefObject } from 'react';

/**
 * Tells the page how high what sticks to its top is, above the header: the header and whatever sticks below it move down by that much
 * (`topBar`). The height changes with the window, and with what the bar says.
 */
export function useTopBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--top-bar', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--top-bar');
    };
  }, [bar]);
}

/** A distance from the top of the window, in px, below whatever sticks there above the header. */
export const belowTopBar = (distance: number): string => `calc(${distance}px + var(--top-bar, 0px))`;

/** Where what is scrolled to stands: with some room below the header, and in the editor below its bars. */
export const belowAllBars = `calc(15px + var(--editor-top, ${belowTopBar(57)}))`;
