import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Shows an element on the whole screen and back (LEC-02). `supported` is false where the browser cannot, as on a phone. */
export function useFullscreen(element: RefObject<HTMLElement | null>): {
  supported: boolean;
  active: boolean;
  toggle: () => void;
} {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const follow = (): void => setActive(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const toggle = useCallback(() => {
    const change = document.fullscreenElement ? document.exitFullscreen() : element.current?.requestFullscreen();
    // The browser may refuse, for example without a gesture; the page then stays as it is.
    change?.catch(() => undefined);
  }, [element]);
  return { supported: document.fullscreenEnabled, active, toggle };
}
