import { useEffect } from 'react';
import { useShell } from '../viewer/useShell.ts';
import { writeCookie } from '../viewer/cookies.ts';
import { rememberSiteMeta } from '../viewer/siteMeta.ts';

/** The name of the product, where the workspace says none. */
const productName = 'Lectern';

/** The title of the site: the profile's, else the company's, else the product's. */
export function useSiteTitle(): string {
  const workspace = useShell().data?.workspace;
  return workspace?.profile.title ?? workspace?.profile.company ?? workspace?.company ?? productName;
}

/** Gives the document the site's icon (WS-07), and remembers its name and the workspace (AUTH-13). */
export function useSiteIdentity(): void {
  const title = useSiteTitle();
  const favicon = useShell().data?.workspace?.profile.faviconUrl;
  const workspaceId = useShell().data?.workspace?.workspaceId;
  useEffect(() => {
    rememberSiteMeta({ title });
  }, [title]);
  useEffect(() => {
    if (workspaceId !== undefined) writeCookie('workspace', workspaceId);
  }, [workspaceId]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon && favicon) {
      icon.removeAttribute('type');
      icon.href = favicon;
    }
  }, [favicon]);
}
