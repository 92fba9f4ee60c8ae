import { RendererProvider } from '@fluentui/react-components';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { createStyleRenderer } from '../styleRenderer.ts';

/** Gives the document of a frame that is drawn from here, with the fonts and rules of this one. */
export function takePage(frame: HTMLIFrameElement | null, onPage: (page: Document) => void): void {
  const page = frame?.contentDocument;
  if (!page?.body) return;
  if (!page.head.hasAttribute('data-copied')) {
    page.head.setAttribute('data-copied', '');
    page.documentElement.lang = document.documentElement.lang;
    copyStyles(page);
  }
  onPage(page);
}

/** The fonts and the few rules of the document itself; those of the components come by their own renderer. */
function copyStyles(page: Document): void {
  for (const sheet of document.head.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(
    'style:not([data-make-styles-bucket]), link[rel="stylesheet"]',
  )) {
    const copy = page.importNode(sheet, true);
    if (sheet.nonce) copy.nonce = sheet.nonce;
    page.head.append(copy);
  }
}

/** Gives the components in another document their styles there. */
export function PageStyles({ page, children }: { page: Document; children: ReactNode }): ReactElement {
  const renderer = useMemo(() => createStyleRenderer(page), [page]);
  return (
    <RendererProvider renderer={renderer} targetDocument={page}>
      {children}
    </RendererProvider>
  );
}
