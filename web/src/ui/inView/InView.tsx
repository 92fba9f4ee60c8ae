import { useEffect, useEffectEvent, useRef, type ComponentProps, type ReactElement } from 'react';

/** A margin by which whatever lies above the window counts as well: anyone who jumps to the end has passed it. */
export const passed = '1000000px 0px 0px 0px';

/**
 * A part of the page that tells when it has come into sight, and stayed there if it has to. What lies in a hidden window is out of
 * sight.
 */
export function InView({
  margin = '0px',
  staysFor = 0,
  waits = false,
  onEntered,
  ...div
}: {
  /** Shrinks or grows the window for this purpose, as `rootMargin` of an IntersectionObserver. */
  margin?: string;
  /** How long it has to be in sight before it counts, in milliseconds. */
  staysFor?: number;
  /** Whether it does not count yet, wherever it is. */
  waits?: boolean;
  onEntered: () => void;
} & Pick<ComponentProps<'div'>, 'className' | 'children' | 'id'> & { 'data-section'?: number }): ReactElement {
  const part = useRef<HTMLDivElement>(null);
  const entered = useEffectEvent(onEntered);
  useEffect(() => {
    if (waits) return undefined;
    let inSight = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      if (!inSight || document.visibilityState === 'hidden') return;
      if (staysFor === 0) entered();
      else timer = setTimeout(entered, staysFor);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        inSight = entries.at(-1)?.isIntersecting ?? false;
        look();
      },
      { rootMargin: margin },
    );
    if (part.current) observer.observe(part.current);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [margin, staysFor, waits]);
  return <div {...div} ref={part} />;
}
