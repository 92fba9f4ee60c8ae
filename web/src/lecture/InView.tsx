import { useEffect, useEffectEvent, useRef, type ComponentProps, type ReactElement } from 'react';

/** A part of the page that tells when it comes into sight. */
export function InView({
  margin = '0px',
  onEntered,
  ...div
}: {
  /** Shrinks or grows the window for this purpose, as `rootMargin` of an IntersectionObserver. */
  margin?: string;
  onEntered: () => void;
} & Pick<ComponentProps<'div'>, 'className' | 'children' | 'id'> & { 'data-section'?: number }): ReactElement {
  const part = useRef<HTMLDivElement>(null);
  const entered = useEffectEvent(onEntered);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) entered();
      },
      { rootMargin: margin },
    );
    if (part.current) observer.observe(part.current);
    return () => observer.disconnect();
  }, [margin]);
  return <div {...div} ref={part} />;
}
