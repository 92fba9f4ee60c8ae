import type { ClipboardEvent } from 'react';
import { isBlockFormula, latexOf, markedLatex } from './latexOf.ts';

const blocks = 'p, div, h1, h2, h3, h4, h5, h6, li, blockquote, pre, tr, br, hr';

/** What is copied of drawn formulas is their LaTeX, where the browser would take the letters that they draw. */
export function copyFormulas(event: ClipboardEvent<HTMLElement>): void {
  // A frame has a selection of its own.
  const selection = event.currentTarget.ownerDocument.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) {
    return;
  }
  const copied = copiedOf(selection.getRangeAt(0));
  const formulas = [...copied.querySelectorAll('[data-formula]')];
  if (formulas.length === 0) {
    return;
  }
  const isAlone = formulas.length === 1 && copied.textContent.trim() === formulas[0]?.textContent.trim();
  for (const formula of formulas) {
    formula.textContent = latexOf(formula);
  }
  event.preventDefault();
  event.clipboardData.setData('text/html', copied.innerHTML);
  if (!isAlone) {
    for (const formula of formulas) {
      formula.textContent = markedLatex(formula.textContent, isBlockFormula(formula));
    }
  }
  event.clipboardData.setData('text/plain', linesOf(copied));
}

/** What a selection holds; of a formula it is the whole. */
function copiedOf(range: Range): HTMLElement {
  const holder = document.createElement('div');
  const { commonAncestorContainer: around } = range;
  const formula = (around instanceof Element ? around : around.parentElement)?.closest('[data-formula]');
  holder.append(formula ? formula.cloneNode(true) : range.cloneContents());
  return holder;
}

/** Its words, a line for each block. */
function linesOf(holder: HTMLElement): string {
  const lines = holder.cloneNode(true) as HTMLElement;
  for (const block of lines.querySelectorAll(blocks)) {
    block.before('\n');
    block.after('\n');
  }
  return lines.textContent.replaceAll(/\n{2,}/g, '\n').trim();
}
