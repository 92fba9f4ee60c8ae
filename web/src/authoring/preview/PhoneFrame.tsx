import { FluentProvider, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { PageStyles, takePage } from '../../theme/frame/framedPage.tsx';
import { useAppearance } from '../../theme/AppearanceProvider.tsx';
import { previewMessages as messages } from './messages.ts';

/** As wide as many phones are, in px. */
const phoneWidth = 390;

/**
 * A window into a document of its own, as wide as a phone: whatever asks for the width of the window gets that of the phone (ADR 0069). It is
 * used as the page itself is.
 */
export function PhoneFrame({
  onPage,
  children,
}: {
  /** Gets the document in the frame, and null once it has gone. */
  onPage: (page: Document | null) => void;
  children: ReactNode;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const { scheme } = useAppearance();
  const [page, setPage] = useState<Document | null>(null);
  useEffect(() => {
    onPage(page);
    return () => onPage(null);
  }, [onPage, page]);
  useEffect(() => {
    if (!page) return;
    const [from, to] = [document.documentElement, page.documentElement];
    // What was set to read by, which stands on the document.
    for (const name of ['data-palette', 'data-large', 'data-images']) {
      const value = from.getAttribute(name);
      if (value === null) to.removeAttribute(name);
      else to.setAttribute(name, value);
    }
    to.style.setProperty('--larger', from.style.getPropertyValue('--larger'));
    to.style.backgroundColor = from.style.backgroundColor;
    to.classList.toggle('dark', scheme === 'dark');
  }, [page, scheme]);
  return (
    <div className={styles.stage}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- what is drawn in it is used, and it loads nothing (ADR 0069) */}
      <iframe
        // A browser may replace the first document of a frame when it has loaded.
        ref={(element) => takePage(element, setPage)}
        onLoad={(event) => takePage(event.currentTarget, setPage)}
        className={styles.phone}
        title={intl.formatMessage(messages.page)}
      />
      {page
        ? createPortal(
            <PageStyles page={page}>
              <FluentProvider targetDocument={page} className={styles.page}>
                {children}
              </FluentProvider>
            </PageStyles>,
            page.body,
          )
        : null}
    </div>
  );
}

const useStyles = makeStyles({
  stage: {
    display: 'flex',
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    padding: '24px 16px',
    backgroundColor: tokens.colorNeutralBackground4,
  },
  phone: {
    boxSizing: 'content-box',
    width: `${phoneWidth}px`,
    maxWidth: '100%',
    height: 'max(320px, min(844px, calc(100dvh - var(--editor-top) - 64px)))',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: '24px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  // There are no bars in it.
  page: { '--editor-top': '0px', minHeight: '100dvh', backgroundColor: tokens.colorNeutralBackground1 },
});
