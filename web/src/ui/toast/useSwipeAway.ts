import { useEffect, type RefObject } from 'react';

/** How far a finger goes until what it pushes is gone, in px. */
const far = 24;

/** Lets a finger push something away over the edge that it stands at: it follows, and is gone or comes back when the finger leaves it. */
export function useSwipeAway(target: RefObject<HTMLElement | null>, way: 'up' | 'down', onGone: () => void): void {
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const sign = way === 'up' ? -1 : 1;
    let from: number | null = null;
    const pushed = ({ clientY }: PointerEvent): number => Math.max(0, sign * (clientY - (from ?? clientY)));
    const show = (distance: number): void => {
      element.style.translate = distance === 0 ? '' : `0 ${sign * distance}px`;
    };
    const listeners = new AbortController();
    const on = (
      type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
      act: (event: PointerEvent) => void,
    ) => element.addEventListener(type, act, { signal: listeners.signal });
    on('pointerdown', (event) => {
      if (event.pointerType === 'touch') from = event.clientY;
    });
    on('pointermove', (event) => show(pushed(event)));
    on('pointerup', (event) => {
      const gone = pushed(event) >= far;
      from = null;
      if (gone) onGone();
      else show(0);
    });
    on('pointercancel', () => {
      from = null;
      show(0);
    });
    return () => listeners.abort();
  }, [target, way, onGone]);
}
