import { useEffect, useRef, useState, type CSSProperties, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { PdfDocument, PdfPage } from './pdfDocument.ts';
import { pdfMessages as messages } from './messages.ts';
import { useViewerStyles } from './Viewer.styles.ts';

/** A page of a document: its place at once, its picture and text only while it is near the view. */
export function PdfPageView({
  document,
  number,
  first,
  scale,
}: {
  document: PdfDocument;
  number: number;
  /** Whose size stands in until this one is known. */
  first: PdfPage;
  scale: number;
}): ReactElement {
  const intl = useIntl();
  const styles = useViewerStyles();
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [page, setPage] = useState<PdfPage | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '800px 0px',
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!near || page !== null) return undefined;
    let left = false;
    // A page that cannot be read stays empty; the link above leads to the file.
    document.page(number).then(
      (read) => left || setPage(read),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [document, near, number, page]);
  useEffect(
    () => (near && page && canvas.current && text.current ? page.draw(canvas.current, text.current, scale) : undefined),
    [near, page, scale],
  );
  const { width, height } = page ?? first;
  const size: CSSProperties & Record<`--${string}`, string | number> = {
    width: `${width * scale}px`,
    height: `${height * scale}px`,
    '--total-scale-factor': scale,
    '--scale-round-x': '1px',
    '--scale-round-y': '1px',
  };
  return (
    <div
      ref={place}
      data-page={number}
      role="group"
      aria-label={intl.formatMessage(messages.page, { number, count: document.pageCount })}
      className={styles.page}
      style={size}
    >
      {near ? (
        <>
          <canvas ref={canvas} aria-hidden className={styles.canvas} />
          <div ref={text} className={styles.text} />
        </>
      ) : null}
    </div>
  );
}
