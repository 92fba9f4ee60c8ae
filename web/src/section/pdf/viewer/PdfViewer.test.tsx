import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeIntersectionObserver } from '../../../testing/fakeIntersectionObserver.ts';
import { renderPlain } from '../../../testing/renderPlain.tsx';
import { findInPages, stepMatch } from './findInPages.ts';
import { PdfError, type PdfDocument, type PdfProblem } from './pdfDocument.ts';
import { PdfViewer } from './PdfViewer.tsx';

/** A document with these words on its pages; `drawn` are the numbers of the pages that were drawn. */
function documentOf(...pages: string[]): { document: PdfDocument; drawn: number[] } {
  const drawn: number[] = [];
  const document: PdfDocument = {
    pageCount: pages.length,
    page: async (number) => ({
      width: 600,
      height: 800,
      draw: () => {
        drawn.push(number);
        return () => undefined;
      },
      pieces: async () => [pages[number - 1] ?? ''],
    }),
    close: () => undefined,
  };
  return { document, drawn };
}

let sight: ReturnType<typeof fakeIntersectionObserver>;
beforeEach(() => {
  sight = fakeIntersectionObserver();
});

describe('PdfViewer', () => {
  it('SEC-05 draws pages only as they come near', async () => {
    const { document, drawn } = documentOf('One', 'Two');
    const open = async (): Promise<PdfDocument> => document;
    await renderPlain(<PdfViewer url="/static/files/a.pdf" open={open} />);
    expect(await screen.findByRole('group', { name: 'Page 2 of 2' })).toBeInTheDocument();
    expect(drawn).toEqual([]);
    sight.enter();
    await waitFor(() => expect(new Set(drawn)).toEqual(new Set([1, 2])));
  });

  it('SEC-05 finds words, counts them, and goes from one to the next', async () => {
    const { document } = documentOf('The clock and the CLOCK', 'A clock');
    const open = async (): Promise<PdfDocument> => document;
    await renderPlain(<PdfViewer url="/static/files/a.pdf" open={open} />);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search in the document' }), 'clock');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 of 3'));
    await userEvent.click(screen.getByRole('button', { name: 'Previous match' }));
    expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
    expect(screen.getByRole('textbox', { name: 'Page' })).toHaveValue('2');
    await userEvent.type(screen.getByRole('searchbox'), 'work');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No matches'));
  });

  it('SEC-05 goes to a page by its number, and no further than the last', async () => {
    const { document } = documentOf('One', 'Two', 'Three');
    const open = async (): Promise<PdfDocument> => document;
    await renderPlain(<PdfViewer url="/static/files/a.pdf" open={open} />);
    const field = await screen.findByRole('textbox', { name: 'Page' });
    await userEvent.clear(field);
    await userEvent.type(field, '9{Enter}');
    expect(field).toHaveValue('3');
  });

  it('SEC-05 OP-239 zooms by keyboard, and the button that says how far has that in its name', async () => {
    const { document } = documentOf('One');
    const open = async (): Promise<PdfDocument> => document;
    await renderPlain(<PdfViewer url="/static/files/a.pdf" open={open} />);
    (await screen.findByRole('region', { name: 'Pages of the document' })).focus();
    await userEvent.keyboard('+');
    expect(screen.getByRole('button', { name: '125% – Fit to width' })).toHaveTextContent('125%');
    await userEvent.keyboard('0');
    expect(screen.getByRole('button', { name: '100% – Fit to width' })).toHaveTextContent('100%');
  });

  it.each([
    ['password', /protected by a password/],
    ['broken', /not a PDF/],
    ['unreachable', /could not be loaded/],
  ] satisfies [PdfProblem, RegExp][])('SEC-05 says why it shows nothing: %s', async (problem, words) => {
    const open = (): Promise<PdfDocument> => Promise.reject(new PdfError(problem, null));
    await renderPlain(<PdfViewer url="/static/files/a.pdf" open={open} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });
});

describe('findInPages', () => {
  it('SEC-05 finds every place in any case, and nothing for no words', () => {
    expect(findInPages(['aAa', 'b'], 'a')).toHaveLength(3);
    expect(findInPages(['aAa'], '  ')).toEqual([]);
  });

  it('SEC-05 goes round at the ends', () => {
    expect(stepMatch(2, 3, 1)).toBe(0);
    expect(stepMatch(0, 3, -1)).toBe(2);
    expect(stepMatch(-1, 0, 1)).toBe(-1);
  });
});
