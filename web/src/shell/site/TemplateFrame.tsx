import { useCallback, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { sanitizeTemplate } from '../../ui/authorHtml/sanitizeHtml.ts';

/**
 * The operator's template around the pages (WS-16): the element with `data-page` takes them, what stands before it comes above,
 * what stands behind it below. A template without such an element stands above.
 */
export function TemplateFrame({ html, children }: { html: string; children: ReactNode }): ReactElement {
  const clean = useMemo(() => sanitizeTemplate(html), [html]);
  const [slot, setSlot] = useState<Element | null>(null);
  const takeSlot = useCallback((frame: HTMLDivElement | null) => {
    // React lets go of it also while the page waits for something: the page in it stays, and is the same afterwards.
    if (!frame) return;
    const element = frame.querySelector<HTMLElement>('[data-page]') ?? frame.appendChild(document.createElement('div'));
    // The page fills the height that is left, as it does without a template.
    Object.assign(element.style, { display: 'flex', flexDirection: 'column', flexGrow: '1', minWidth: '0' });
    setSlot(element);
  }, []);
  return (
    <>
      {/* oxlint-disable-next-line react/no-danger -- cleaned by the platform and here, behind an allow-list */}
      <div ref={takeSlot} style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: clean }} />
      {slot ? createPortal(children, slot) : null}
    </>
  );
}
