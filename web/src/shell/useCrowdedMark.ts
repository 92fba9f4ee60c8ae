import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What a logo may shrink to before a bar counts as crowded, in px. */
const shortestName = 160;

/**
 * Marks a bar with `data-crowded` while its parts do not fit beside each other, whatever their language and size of type; styles
 * then do without some of them. `content` stands for what the parts are: when it changes, the bar is measured again. All of it
 * happens before the browser paints.
 */
export function useCrowdedMark(content: string): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const measure = (): void => {
      element.removeAttribute('data-crowded');
      element.toggleAttribute('data-crowded', isCrowded(element));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what the bar shows decides how wide it must be
  }, [content]);
  return bar;
}

function isCrowded(bar: HTMLElement): boolean {
  if (bar.scrollWidth > bar.clientWidth) return true;
  const name = bar.querySelector<HTMLElement>('[data-site-name]');
  return name !== null && name.scrollWidth > name.clientWidth && name.clientWidth < shortestName;
}
