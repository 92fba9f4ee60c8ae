import { useEffect, useState } from 'react';
import { PdfError, type PdfDocument, type PdfPage, type PdfProblem } from './pdfDocument.ts';

export type OpenedPdf =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: PdfProblem }
  | { readonly state: 'open'; readonly document: PdfDocument; readonly first: PdfPage };

/** A document, opened while the part of the page that shows it is there. */
export function usePdf(url: string, open: (url: string) => Promise<PdfDocument>): OpenedPdf {
  const [opened, setOpened] = useState<OpenedPdf>({ state: 'loading' });
  useEffect(() => {
    let left = false;
    let document: PdfDocument | null = null;
    const load = async (): Promise<void> => {
      try {
        document = await open(url);
        const first = await document.page(1);
        if (left) document.close();
        else setOpened({ state: 'open', document, first });
      } catch (error) {
        if (!left) setOpened({ state: 'failed', problem: error instanceof PdfError ? error.problem : 'unreachable' });
      }
    };
    void load();
    return () => {
      left = true;
      document?.close();
    };
  }, [open, url]);
  return opened;
}
