import { useEffect, useRef, useState, type ReactElement } from 'react';
import { LoadFailedNote } from '../ui/LoadFailedNote.tsx';
import { useShell, useViewer } from '../viewer/useShell.ts';

/**
 * The operator's style sheets for this workspace, applied after our own (WS-16; the page style with remote components only, WS-17).
 * One that cannot be loaded changes nothing.
 */
export function WorkspaceStyles(): null {
  const workspace = useShell().data?.workspace;
  useStyleSheet(workspace?.files?.styleUrl);
  useStyleSheet(workspace?.profile.remoteComponents ? workspace.files?.pageStyleUrl : null);
  return null;
}

function useStyleSheet(href: string | null | undefined): void {
  useEffect(() => {
    if (!href) return undefined;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // In the body, because our own styles are added to the head as they are needed.
    document.body.append(link);
    return () => link.remove();
  }, [href]);
}

/**
 * The place of a remote component, `#workspace-header` or `#workspace-footer`, filled by the operator's script (WS-17). Without
 * remote components there is none; when the script cannot be loaded, that is said beside it, to admins with the name of the file (NAV-19).
 */
export function RemoteComponent({ place }: { place: 'header' | 'footer' }): ReactElement | null {
  const workspace = useShell().data?.workspace;
  const files = workspace?.profile.remoteComponents ? workspace.files : null;
  const src = place === 'header' ? files?.headerScriptUrl : files?.footerScriptUrl;
  const holder = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const admin = useViewer()?.roles.includes('ROLE_ADMIN') ?? false;
  // Not a layout effect: React undoes and repeats those when the page waits for something later, and the script would run twice.
  useEffect(() => {
    const element = holder.current;
    if (!src || !element) return undefined;
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('error', () => setFailed(src));
    document.body.append(script);
    return () => {
      script.remove();
      element.replaceChildren();
    };
  }, [src]);
  if (!src) return null;
  return (
    <>
      <div ref={holder} id={`workspace-${place}`} />
      {failed === src ? <LoadFailedNote file={admin ? `${place}.js` : undefined} /> : null}
    </>
  );
}
