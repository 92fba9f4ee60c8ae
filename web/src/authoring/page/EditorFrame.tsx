import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../../editing/messages.ts';
import { useQuoteMarkStyles } from '../../review/QuoteMark.styles.ts';
import { MissingDecoration } from '../../ui/picture/MissingDecoration.ts';
import { belowTopBar } from '../../ui/bar/useTopBar.ts';
import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';

/** The frame around a course that is edited: the bar above, the drawer at the left, the page as its learners will see it. */
export function EditorFrame({
  bar,
  drawer,
  preview,
  children,
}: {
  bar: ReactNode;
  drawer: ReactNode;
  /** Stands in place of drawer and page, which stay as they are behind it; null for none. */
  preview: ReactNode;
  children: ReactNode;
}): ReactElement {
  const styles = useStyles();
  const mark = useQuoteMarkStyles();
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  // The bar takes two lines in long languages; what sticks below it begins where it ends.
  useLayoutEffect(() => {
    const [outer, above] = [frame.current, top.current];
    if (!outer || !above) return undefined;
    const observer = new ResizeObserver(() => {
      outer.style.setProperty('--editor-top', belowTopBar(57 + above.getBoundingClientRect().height));
    });
    observer.observe(above);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className={styles.frame}>
      <div ref={top} className={styles.top} data-editor-bars>
        {bar}
      </div>
      {preview}
      <div hidden={preview !== null} className={mergeClasses(styles.below, preview !== null && styles.behind)}>
        {drawer}
        <MissingDecoration value={intl.formatMessage(fieldMessages.missingDecoration)}>
          <div className={mergeClasses(styles.page, mark.quotes)}>{children}</div>
        </MissingDecoration>
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  frame: { flexGrow: 1, display: 'flex', flexDirection: 'column', '--editor-top': belowTopBar(105) },
  // Below the header, which is 57 px high with its line.
  top: { position: 'sticky', top: belowTopBar(57), zIndex: 5 },
  below: { flexGrow: 1, display: 'flex', alignItems: 'flex-start' },
  behind: { display: 'none' },
  page: {
    flexGrow: 1,
    minWidth: 0,
    // Sample text is pale until something is written in its place.
    '& ::highlight(lectern-sample)': { color: tokens.colorNeutralForeground3 },
  },
});
