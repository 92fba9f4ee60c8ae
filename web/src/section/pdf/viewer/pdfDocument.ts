import { loadScript } from '../../../scriptLoadError.ts';

/** A page of an open document, in its own units. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** Draws it, and lays its text over it so that it can be selected. The function that comes back stops both. */
  readonly draw: (canvas: HTMLCanvasElement, text: HTMLElement, scale: number) => () => void;
  /** Its words, in the pieces that the text over it consists of. */
  readonly pieces: () => Promise<readonly string[]>;
}

export interface PdfDocument {
  readonly pageCount: number;
  /** A page by its number from 1. */
  readonly page: (number: number) => Promise<PdfPage>;
  readonly close: () => void;
}

/** Why a document is not shown. */
export type PdfProblem = 'unreachable' | 'password' | 'broken';

export class PdfError extends Error {
  readonly problem: PdfProblem;

  constructor(problem: PdfProblem, cause: unknown) {
    super(`The document is not shown: ${problem}.`, { cause });
    this.problem = problem;
  }
}

/** More dots than this to a page only cost memory. */
const mostDots = 2;

/** Opens a document of this site. The library and its worker load with the first one; parts of the file as pages need them. */
export async function openPdf(url: string): Promise<PdfDocument> {
  const [pdf, worker] = await loadScript(() =>
    Promise.all([import('pdfjs-dist'), import('pdfjs-dist/build/pdf.worker.min.mjs?url')]),
  );
  pdf.GlobalWorkerOptions.workerSrc = worker.default;
  // Nothing may compile at run time here, WebAssembly neither.
  const task = pdf.getDocument({ url, useWasm: false, disableAutoFetch: true, disableStream: true });
  try {
    const opened = await task.promise;
    return {
      pageCount: opened.numPages,
      page: async (number) => {
        const page = await opened.getPage(number);
        const { width, height } = page.getViewport({ scale: 1 });
        return {
          width,
          height,
          draw: (canvas, text, scale) => {
            const viewport = page.getViewport({ scale });
            const dots = Math.min(window.devicePixelRatio || 1, mostDots);
            canvas.width = Math.floor(viewport.width * dots);
            canvas.height = Math.floor(viewport.height * dots);
            const drawing = page.render({ canvas, viewport, transform: [dots, 0, 0, dots, 0, 0] });
            const layer = new pdf.TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
            // Both reject when they are stopped, which is no failure.
            drawing.promise.catch(() => undefined);
            text.replaceChildren();
            layer.render().catch(() => undefined);
            return () => {
              drawing.cancel();
              layer.cancel();
            };
          },
          pieces: async () => (await page.getTextContent()).items.flatMap((item) => ('str' in item ? [item.str] : [])),
        };
      },
      close: () => void task.destroy(),
    };
  } catch (error) {
    void task.destroy();
    throw new PdfError(
      error instanceof pdf.PasswordException
        ? 'password'
        : error instanceof pdf.InvalidPDFException
          ? 'broken'
          : 'unreachable',
      error,
    );
  }
}
