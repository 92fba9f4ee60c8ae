import { useContext, type ReactElement } from 'react';
import { SiteNameContext } from './siteName.ts';

/** The title of the document, ended by the name of the site (WS-07). */
export function DocumentTitle({
  lang,
  children,
}: {
  /** Of a title that an author wrote. */
  lang?: string | undefined;
  children: string;
}): ReactElement {
  const site = useContext(SiteNameContext);
  return <title lang={lang}>{site && site !== children ? `${children} · ${site}` : children}</title>;
}
