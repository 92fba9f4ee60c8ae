import { useEffect, type RefObject } from 'react';

/** Between a notice and what it must not cover, in px. */
const gap = 8;

/**
 * Makes room for a notice at the `edge` of the window, as long as it is there: what takes the focus comes into sight beside it, and what
 * has it already does so at once (WCAG 2.4.11). At the bottom the page can also be scrolled until its last line stands above.
 */
export function useToastRoom(notice: RefObject<HTMLElement | null>, edge: 'top' | 'bottom'): void {
  useEffect(() => {
    const element = notice.current;
    const region = element?.parentElement;
    if (!element || !region) return undefined;
    const measure = (): void => (edge === 'top' ? makeRoomAbove(element) : makeRoomBelow(region));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      if (edge === 'top') giveBackAbove();
      else makeRoomBelow(region);
    };
  }, [notice, edge]);
}

function makeRoomBelow(region: HTMLElement): void {
  const { style } = document.documentElement;
  const { top, bottom } = region.getBoundingClientRect();
  // Nothing is left in it, or only what stands at the top.
  if (top === bottom) return void style.removeProperty('--toast-room');
  style.setProperty('--toast-room', `${Math.ceil(window.innerHeight - top + gap)}px`);
  uncover(region, { top: top - gap, bottom });
}

function makeRoomAbove(notice: HTMLElement): void {
  const { style } = document.documentElement;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  style.setProperty('--header-end', `${Math.max(0, header)}px`);
  const { top, bottom, left, right } = notice.getBoundingClientRect();
  style.setProperty('--reward-room', `${Math.ceil(bottom + gap)}px`);
  uncover(notice, { top, bottom: bottom + gap, left, right });
}

function giveBackAbove(): void {
  const { style } = document.documentElement;
  style.removeProperty('--header-end');
  style.removeProperty('--reward-room');
}

/** Scrolls what has the focus out of a part of the window that a notice covers. */
function uncover(
  notice: HTMLElement,
  { top, bottom, left = 0, right = Infinity }: { top: number; bottom: number; left?: number; right?: number },
): void {
  const focused = document.activeElement;
  if (focused === null || notice.contains(focused) || !focused.matches('a, button, input, select, textarea')) return;
  const box = focused.getBoundingClientRect();
  const covered = box.bottom > top && box.top < bottom && box.right > left && box.left < right;
  if (covered && !focused.closest('header')) focused.scrollIntoView({ block: 'nearest' });
}
