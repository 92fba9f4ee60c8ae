import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Scheme } from '../../theme/createTheme.ts';
import { PageStyles, takePage } from '../../theme/frame/framedPage.tsx';

const useStyles = makeStyles({
  stage: {
    boxSizing: 'border-box',
    // Given, as the window would else make it as wide as itself.
    width: '100%',
    marginInline: 'auto',
    position: 'relative',
    overflow: 'hidden',
    // Beside the form a page that is higher than the window scrolls on its own.
    '@media (min-width: 1100px)': {
      maxHeight: 'max(320px, calc(100dvh - 164px))',
      overflowY: 'auto',
      // A bar would take of the width, and so change the height that calls for it.
      scrollbarWidth: 'none',
    },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground3,
    boxShadow: tokens.shadow8,
  },
  frame: { display: 'block', border: 'none', transformOrigin: '0 0', marginInline: 'auto' },
});

/** The border lies around the page, not on it, in px. */
const borders = 2;

/**
 * A window into a page of its own, `width` px wide and made smaller until it fits: so the parts in it take the shape that they
 * have at that width. It is to be looked at: nothing in it can be reached or used.
 */
export function PreviewFrame({
  title,
  width,
  scheme,
  children,
}: {
  title: string;
  width: number;
  scheme: Scheme;
  /** What is drawn in the document of the window. */
  children: (page: Document) => ReactNode;
}): ReactElement {
  const styles = useStyles();
  const stage = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [room, setRoom] = useState(width);
  const [height, setHeight] = useState(640);
  const [scrolls, setScrolls] = useState(false);
  const scale = Math.min(1, room / width);

  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const measure = (): void => {
      setRoom(element.clientWidth || width);
      setScrolls(element.scrollHeight > element.clientHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);

  const [content, setContent] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!content) return undefined;
    const measure = (): void => setHeight(content.offsetHeight || 640);
    const observer = new ResizeObserver(measure);
    observer.observe(content);
    measure();
    return () => observer.disconnect();
  }, [content]);

  useEffect(() => {
    page?.documentElement.classList.toggle('dark', scheme === 'dark');
  }, [page, scheme]);

  return (
    <div
      ref={stage}
      className={styles.stage}
      style={{ height: height * scale + borders, maxWidth: width + borders }}
      // What scrolls must scroll by the keyboard, too.
      {...(scrolls ? { role: 'group', 'aria-label': title, tabIndex: 0 } : {})}
    >
      <iframe
        // A browser may replace the first document of a frame when it has loaded.
        ref={(element) => takePage(element, setPage)}
        onLoad={(event) => takePage(event.currentTarget, setPage)}
        className={styles.frame}
        title={title}
        tabIndex={-1}
        inert
        // Nothing runs in it: it is drawn from here.
        sandbox="allow-same-origin"
        style={{
          width,
          height,
          transform: scale === 1 ? 'none' : `scale(${scale})`,
        }}
      />
      {page
        ? createPortal(
            <PageStyles page={page}>
              <div ref={setContent}>{children(page)}</div>
            </PageStyles>,
            page.body,
          )
        : null}
    </div>
  );
}
