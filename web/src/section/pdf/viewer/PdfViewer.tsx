import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { pdfMessages as messages } from './messages.ts';
import { PdfBar } from './PdfBar.tsx';
import { openPdf, type PdfDocument, type PdfPage } from './pdfDocument.ts';
import { PdfPageView } from './PdfPageView.tsx';
import { usePdf } from './usePdf.ts';
import { usePdfSearch } from './usePdfSearch.ts';
import { useViewerStyles } from './Viewer.styles.ts';
import { useZoom } from './useZoom.ts';

/** A PDF in the page (SEC-05). `open` is the library; tests give their own. */
export function PdfViewer({ url, open = openPdf }: { url: string; open?: typeof openPdf }): ReactElement {
  const intl = useIntl();
  const styles = useViewerStyles();
  const opened = usePdf(url, open);
  if (opened.state === 'failed') {
    return (
      <p role="alert" className={styles.note}>
        {intl.formatMessage(messages[opened.problem])}
      </p>
    );
  }
  if (opened.state === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>{intl.formatMessage(messages.loading)}</VisuallyHidden>
        <Skeleton height="min(80vh, 880px)" />
      </div>
    );
  }
  return <Pages document={opened.document} first={opened.first} />;
}

/** The pages of an open document below their controls. */
function Pages({ document, first }: { document: PdfDocument; first: PdfPage }): ReactElement {
  const intl = useIntl();
  const styles = useViewerStyles();
  const room = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  const zoom = useZoom(room, first.width);
  const pageAt = (number: number): HTMLElement | null =>
    room.current?.querySelector<HTMLElement>(`[data-page="${number}"]`) ?? null;
  const goTo = (number: number): void => {
    const place = pageAt(number);
    if (place) room.current?.scrollTo?.({ top: place.offsetTop - 16 });
    setPage(number);
  };
  const search = usePdfSearch(document, ({ page: number }) => goTo(number));
  const readPage = (): void => {
    const middle = (room.current?.scrollTop ?? 0) + (room.current?.clientHeight ?? 0) / 2;
    const above = numbers(document.pageCount).findLast((number) => (pageAt(number)?.offsetTop ?? Infinity) <= middle);
    setPage(above ?? 1);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+') zoom.bigger?.();
    else if (event.key === '-') zoom.smaller?.();
    else if (event.key === '0') zoom.fit();
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.viewer}>
      <PdfBar page={page} pageCount={document.pageCount} onPage={goTo} zoom={zoom} search={search} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts beside the buttons that do the same */}
      <div
        ref={room}
        role="region"
        aria-label={intl.formatMessage(messages.document)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to come to it
        tabIndex={0}
        className={styles.pages}
        onScroll={readPage}
        onKeyDown={onKeyDown}
      >
        <div className={styles.column}>
          {numbers(document.pageCount).map((number) => (
            <PdfPageView key={number} document={document} number={number} first={first} scale={zoom.scale} />
          ))}
        </div>
      </div>
    </div>
  );
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
