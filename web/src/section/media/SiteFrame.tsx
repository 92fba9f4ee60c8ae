import { useEffect, useRef, type CSSProperties, type ReactElement } from 'react';

/** A page of another site that a press has asked for: the keyboard goes with it. It may do what pages do within themselves, and no more. */
export function SiteFrame({
  src,
  title,
  allow,
  className,
  style,
}: {
  src: string;
  title: string;
  /** What it may do of what browsers ask for, as `allow` lists it. */
  allow?: string;
  className: string;
  style?: CSSProperties;
}): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      className={className}
      style={style}
      src={src}
      title={title}
      loading="lazy"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the page is of another origin, so both together free nothing of ours
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      allow={allow}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
