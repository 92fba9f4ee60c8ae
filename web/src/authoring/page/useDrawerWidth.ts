import { useRef, useState, useSyncExternalStore, type KeyboardEvent, type PointerEvent } from 'react';
import { boundedWidth, firstWidth, narrowest, widest, widthStep } from './drawerWidth.ts';

/** What the handle at the drawer's edge carries: it is moved by pointer and by arrow keys. */
export interface ResizeHandle {
  role: 'separator';
  tabIndex: 0;
  'aria-orientation': 'vertical';
  'aria-valuenow': number;
  'aria-valuemin': number;
  'aria-valuemax': number;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The width of the drawer in pixels, and the handle that changes it (EDIT-15). */
export function useDrawerWidth(): { width: number; handle: ResizeHandle } {
  const [wanted, setWanted] = useState(firstWidth);
  const start = useRef({ x: 0, width: firstWidth });
  const windowWidth = useWindowWidth();
  const width = boundedWidth(wanted, windowWidth);
  const resize = (next: number): void => setWanted(boundedWidth(next, windowWidth));
  return {
    width,
    handle: {
      role: 'separator',
      tabIndex: 0,
      'aria-orientation': 'vertical',
      'aria-valuenow': width,
      'aria-valuemin': narrowest,
      'aria-valuemax': widest,
      onPointerDown(event) {
        start.current = { x: event.clientX, width };
        event.currentTarget.setPointerCapture(event.pointerId);
        event.preventDefault();
      },
      onPointerMove(event) {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        resize(start.current.width + event.clientX - start.current.x);
      },
      onKeyDown(event) {
        const next = {
          ArrowLeft: width - widthStep,
          ArrowRight: width + widthStep,
          Home: narrowest,
          End: widest,
        }[event.key];
        if (next === undefined) return;
        event.preventDefault();
        resize(next);
      },
    },
  };
}

/** In CSS pixels. */
export const useWindowWidth = (): number => useSyncExternalStore(subscribe, () => window.innerWidth);

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
