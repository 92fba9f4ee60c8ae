import { useContext, type ReactElement } from 'react';
import { SiteNameContext } from './siteName.ts';

/** The title of the document, ended by the name of the site (WS-07). */
export function DocumentTitle({ children }: { children: string }): ReactElement {
  const site = useContext(SiteNameContext);
  return <title>{site && site !== children ? `${children} · ${site}` : children}</title>;
}
