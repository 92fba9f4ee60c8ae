import { Button, Input, SearchBox } from '@fluentui/react-components';
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUp20Regular } from '@fluentui/react-icons/svg/chevron-up';
import { ZoomIn20Regular } from '@fluentui/react-icons/svg/zoom-in';
import { ZoomOut20Regular } from '@fluentui/react-icons/svg/zoom-out';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { pdfMessages as messages } from './messages.ts';
import type { PdfSearch } from './usePdfSearch.ts';
import type { useZoom } from './useZoom.ts';
import { useViewerStyles } from './Viewer.styles.ts';

/** The controls above the pages: which page, how large, and a search. */
export function PdfBar({
  page,
  pageCount,
  onPage,
  zoom: { bigger, smaller, fit, zoom },
  search: { matches, current, search, step },
}: {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  zoom: ReturnType<typeof useZoom>;
  search: PdfSearch;
}): ReactElement {
  const intl = useIntl();
  const styles = useViewerStyles();
  const [typed, setTyped] = useState<string | null>(null);
  const goTo = (): void => {
    const wanted = Number(typed);
    if (typed !== null && Number.isInteger(wanted)) onPage(Math.min(Math.max(wanted, 1), pageCount));
    setTyped(null);
  };
  const say = (message: keyof typeof messages): { 'aria-label': string; title: string } => {
    const text = intl.formatMessage(messages[message]);
    return { 'aria-label': text, title: text };
  };
  const percent = intl.formatNumber(zoom, { style: 'percent' });
  const fitWidth = intl.formatMessage(messages.fitWidth);
  const found = matches?.length ?? 0;
  return (
    <div className={styles.bar}>
      <div className={styles.group}>
        <Input
          className={styles.number}
          input={{ inputMode: 'numeric' }}
          aria-label={intl.formatMessage(messages.pageField)}
          value={typed ?? String(page)}
          onChange={(_, { value }) => setTyped(value)}
          onBlur={goTo}
          onKeyDown={({ key }) => (key === 'Enter' ? goTo() : undefined)}
        />
        <span className={styles.small}>{intl.formatMessage(messages.ofPages, { count: pageCount })}</span>
      </div>
      <div className={styles.group}>
        <Button
          appearance="subtle"
          icon={<ZoomOut20Regular />}
          disabledFocusable={smaller === null}
          onClick={() => smaller?.()}
          {...say('zoomOut')}
        />
        <Button
          appearance="subtle"
          onClick={fit}
          title={fitWidth}
          // Who speaks to the page says what they see (WCAG 2.5.3).
          aria-label={intl.formatMessage(messages.zoomNow, { zoom: percent, action: fitWidth })}
        >
          {percent}
        </Button>
        <Button
          appearance="subtle"
          icon={<ZoomIn20Regular />}
          disabledFocusable={bigger === null}
          onClick={() => bigger?.()}
          {...say('zoomIn')}
        />
      </div>
      <SearchBox
        className={styles.search}
        placeholder={intl.formatMessage(messages.search)}
        aria-label={intl.formatMessage(messages.search)}
        maxLength={200}
        onChange={(_, { value }) => void search(value)}
        onKeyDown={({ key, shiftKey }) => (key === 'Enter' ? step(shiftKey ? -1 : 1) : undefined)}
      />
      <div className={styles.group}>
        <span role="status" className={styles.small}>
          {matches === null
            ? ''
            : found === 0
              ? intl.formatMessage(messages.noMatches)
              : intl.formatMessage(messages.matches, { number: current + 1, count: found })}
        </span>
        <Button
          appearance="subtle"
          icon={<ChevronUp20Regular />}
          disabledFocusable={found === 0}
          onClick={() => step(-1)}
          {...say('previous')}
        />
        <Button
          appearance="subtle"
          icon={<ChevronDown20Regular />}
          disabledFocusable={found === 0}
          onClick={() => step(1)}
          {...say('next')}
        />
      </div>
    </div>
  );
}
