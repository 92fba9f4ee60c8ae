import { useEffect, type RefObject } from 'react';

/**
 * Tells the page how high a bar is that sticks to its bottom: notices stay above it, and what takes the focus comes into sight above
 * it (WCAG 2.4.11). The height changes with the window, and with what the bar says.
 */
export function useBottomBar(
  bar: RefObject<HTMLElement | null>,
  /** Where its height is told; that of a text which is written stands above that of the page. */
  property: '--bottom-bar' | '--format-bar' = '--bottom-bar',
): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const measure = (): void => {
      const sticks = getComputedStyle(element).position === 'sticky';
      style.setProperty(property, `${sticks ? element.offsetHeight : 0}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [bar, property]);
}
