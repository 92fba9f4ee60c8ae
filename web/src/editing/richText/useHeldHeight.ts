import { useCallback, useEffect, useRef } from 'react';

/**
 * Gives a function that keeps an element as high as it is while a pointer is pressed: what becomes lower when the focus leaves it would
 * take the button away from below the pointer. `watching` says when that can happen.
 */
export function useHeldHeight(watching: boolean): (element: HTMLElement) => void {
  const pressed = useRef(false);
  useEffect(() => {
    if (!watching) return undefined;
    const onDown = (): void => {
      pressed.current = true;
    };
    const onUp = (): void => {
      pressed.current = false;
    };
    window.addEventListener('pointerdown', onDown, true);
    for (const end of ends) window.addEventListener(end, onUp, true);
    return () => {
      onUp();
      window.removeEventListener('pointerdown', onDown, true);
      for (const end of ends) window.removeEventListener(end, onUp, true);
    };
  }, [watching]);
  return useCallback((element) => {
    if (!pressed.current) return;
    element.style.minHeight = `${element.offsetHeight}px`;
    const over = new AbortController();
    const release = (): void => {
      over.abort();
      // Behind the click, which comes in the same task.
      setTimeout(() => {
        element.style.minHeight = '';
      });
    };
    for (const end of ends) window.addEventListener(end, release, { capture: true, signal: over.signal });
  }, []);
}

const ends = ['pointerup', 'pointercancel', 'dragend'] as const;
