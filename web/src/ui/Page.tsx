import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { DocumentTitle } from './DocumentTitle.tsx';
import { usePageStyles } from './Page.styles.ts';
import { useArrivalFocus } from './useArrivalFocus.ts';

/**
 * The frame of a page: its column and its heading. The heading takes the focus after a navigation, so that people who cannot
 * see the page hear where they are.
 */
export function Page({
  title,
  lang,
  heading,
  width = 'wide',
  children,
}: {
  /** The title of the document, and the heading unless `heading` is given. */
  title: string;
  /** Of a title that an author wrote. */
  lang?: string | undefined;
  /** Drawn in place of the plain heading; must contain a `PageHeading`. */
  heading?: ReactNode;
  width?: 'wide' | 'reading' | 'form';
  children: ReactNode;
}): ReactElement {
  const styles = usePageStyles();
  return (
    <div className={mergeClasses(styles.page, styles[width])}>
      <DocumentTitle lang={lang}>{title}</DocumentTitle>
      {heading ?? <PageHeading lang={lang}>{title}</PageHeading>}
      {children}
    </div>
  );
}

/** The one `h1` of a page. It takes the focus when the page was reached by a navigation. */
export function PageHeading({
  size = 'page',
  lang,
  children,
}: {
  size?: 'page' | 'card';
  /** Of a heading that an author wrote. */
  lang?: string | undefined;
  children: ReactNode;
}): ReactElement {
  const styles = usePageStyles();
  const heading = useArrivalFocus();
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      lang={lang}
      // A name whose language nobody states runs as it begins.
      dir={lang ? undefined : 'auto'}
      className={mergeClasses(styles.heading, size === 'card' && styles.small)}
    >
      {children}
    </h1>
  );
}
