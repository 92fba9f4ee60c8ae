import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { isBlockFormula, latexOf } from '../../ui/authorHtml/drawn/latexOf.ts';
import { formulaElement } from './formulaBlots.ts';
import { formulasIn } from './formulaMarks.ts';
import { wordsOfMath } from './wordsOfMath.ts';

/** What draws a formula a second time: for the eye alone, or for browsers of before. */
const drawnTwice =
  '.katex-html, .MathJax_Preview, .MathJax_SVG, .mwe-math-fallback-image-inline, .mwe-math-fallback-image-display';

/** Where the marks of a formula are letters. */
const noFormulas = 'pre, code, kbd, a, [data-formula]';

/**
 * Makes of what is pasted the formulas that say their LaTeX: by a note of it, by its marks, or as ours do. Others become words, written in
 * a line, as in `x^2`. The number of those, so that it can be said.
 */
export function takeFormulas(root: HTMLElement): number {
  for (const own of root.querySelectorAll<HTMLElement>('[data-formula]')) {
    own.replaceWith(formulaElement(latexOf(own), isBlockFormula(own) && own.closest('p, li, td, th') === null));
  }
  for (const copy of root.querySelectorAll(drawnTwice)) {
    copy.remove();
  }
  const unsaid = [...root.querySelectorAll('math, m\\:omath')].filter((math) => !takeMath(math, root));
  for (const math of unsaid) {
    math.replaceWith(wordsOfMath(math));
  }
  takeMarks(root);
  return unsaid.length;
}

/** Puts a formula in the place of a drawn one that says its LaTeX; whether it does. */
function takeMath(math: Element, root: HTMLElement): boolean {
  const latex = saidBy(math);
  if (latex === null || latex.length > limits.formulaCharacters) {
    return false;
  }
  const isBlock = math.getAttribute('display') === 'block' || math.closest('.katex-display') !== null;
  place(math, formulaElement(latex, isBlock), root);
  return true;
}

function saidBy(math: Element): string | null {
  const note = math.querySelector('annotation[encoding="application/x-tex"], annotation[encoding="TeX"]');
  const said = (note?.textContent ?? math.getAttribute('alttext') ?? '').trim();
  // Other notes are words for those who hear them.
  const isLatex = said !== '' && (note !== null || /[\\^_{=]/.test(said) || /^\p{L}$/u.test(said));
  return isLatex ? said.replace(/^\{\\displaystyle\s+([\s\S]*)\}$/, '$1').trim() : null;
}

/** One that stands alone in its paragraph is a block; within words it is one of them. */
function place(drawn: ChildNode, formula: HTMLElement, root: HTMLElement): void {
  const around = drawn.parentElement?.closest<HTMLElement>('p, div, li, td, th, h1, h2, h3, h4, h5, h6') ?? root;
  const isAlone = isBlockFormula(formula) && around.textContent.trim() === (drawn.textContent ?? '').trim();
  if (isAlone && around.matches('p')) {
    around.replaceWith(formula);
  } else if (isBlockFormula(formula) && !(isAlone && around.matches('div, body'))) {
    drawn.replaceWith(formulaElement(formula.textContent, false));
  } else {
    drawn.replaceWith(formula);
  }
}

function takeMarks(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    texts.push(walker.currentNode as Text);
  }
  for (const text of texts) {
    const isWords = text.parentElement?.closest(noFormulas) === null;
    for (const { start, length, latex, isBlock } of isWords ? formulasIn(text.data).toReversed() : []) {
      const marked = text.splitText(start);
      marked.splitText(length);
      place(marked, formulaElement(latex, isBlock), root);
    }
  }
}

/** A text that has formulas, as HTML: a paragraph for each line. Null where it has none. */
export function htmlOfMarks(text: string): string | null {
  const formulas = formulasIn(text);
  if (formulas.length === 0) {
    return null;
  }
  const holder = document.createElement('div');
  // The lines of a formula are no lines of the text.
  const isWithin = (at: number): boolean => formulas.some(({ start, length }) => at > start && at < start + length);
  const lines = [...text.matchAll(/\r?\n/g)].map(({ index }) => index).filter((at) => !isWithin(at));
  for (const [line, end] of [...lines, text.length].entries()) {
    const paragraph = document.createElement('p');
    paragraph.textContent = text.slice(line === 0 ? 0 : (lines[line - 1] ?? 0), end).trim();
    holder.append(paragraph);
  }
  return holder.innerHTML;
}
