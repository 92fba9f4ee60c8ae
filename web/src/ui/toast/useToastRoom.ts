import { useEffect, type RefObject } from 'react';

/** Between a notice and what it must not cover, in px. */
const gap = 8;

/**
 * Makes room for the notices at the bottom of the window, as long as there are any: the page can be scrolled until its last line
 * stands above them, what takes the focus comes into sight above them, and what has it already does so at once (WCAG 2.4.11).
 */
export function useToastRoom(notice: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = notice.current;
    const region = element?.parentElement;
    if (!element || !region) return undefined;
    const measure = (): void => makeRoom(region);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      measure();
    };
  }, [notice]);
}

function makeRoom(region: HTMLElement): void {
  const { style } = document.documentElement;
  const { top, bottom } = region.getBoundingClientRect();
  // Nothing is left in it, or only a reward, which stands over the header.
  if (top === bottom) return void style.removeProperty('--toast-room');
  style.setProperty('--toast-room', `${Math.ceil(window.innerHeight - top + gap)}px`);
  const focused = document.activeElement;
  if (focused === null || region.contains(focused) || !focused.matches('a, button, input, select, textarea')) return;
  const box = focused.getBoundingClientRect();
  if (box.bottom > top - gap && box.top < bottom) focused.scrollIntoView({ block: 'nearest' });
}
