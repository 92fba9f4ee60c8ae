import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** How far a pointer may wander while it is down, in pixels. */
const steady = 10;

/**
 * Tells a press from a drag or a scroll that ended on the same element: where choosing submits at once (QUIZ-04), a finger that only
 * wanted to move the page must not cost a try. What comes by keyboard or from a screen reader is always meant.
 */
export function usePress(): {
  onPointerDown: (event: PointerEvent) => void;
  isPress: (event: MouseEvent) => boolean;
} {
  const down = useRef<{ x: number; y: number; scrolled: number } | null>(null);
  return {
    onPointerDown: ({ clientX, clientY }) => {
      down.current = { x: clientX, y: clientY, scrolled: window.scrollY };
    },
    isPress: ({ detail, clientX, clientY }) => {
      const start = down.current;
      down.current = null;
      if (detail === 0 || start === null) return true;
      const wandered = Math.hypot(clientX - start.x, clientY - start.y);
      return Math.max(wandered, Math.abs(window.scrollY - start.scrolled)) <= steady;
    },
  };
}
