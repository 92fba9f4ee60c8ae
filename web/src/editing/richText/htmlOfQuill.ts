import { sanitizeHtml } from '../../ui/authorHtml/sanitizeHtml.ts';
import { languageOf, preOf } from './codeLines.ts';
import { storedFormula } from './formulaBlots.ts';
import { modernLists } from './modernLists.ts';
import { writeParts } from './table/tableHtml.ts';

/** What someone has written, as clean author HTML: as it is stored, and as it is drawn. Empty when there is nothing. */
export function htmlOfQuill(root: Element): string {
  const copy = root.cloneNode(true) as HTMLElement;
  for (const own of copy.querySelectorAll('.ql-ui')) own.remove();
  for (const cursor of copy.querySelectorAll('.ql-cursor')) removeWithMarks(cursor);
  writeParts(copy);
  for (const kept of copy.querySelectorAll<HTMLElement>('.ql-kept'))
    kept.replaceWith(...nodesOf(kept.dataset['kept'] ?? ''));
  for (const soft of copy.querySelectorAll('.ql-soft-break')) soft.replaceWith(document.createElement('br'));
  for (const formula of copy.querySelectorAll<HTMLElement>('.ql-tex, .ql-tex-block'))
    formula.replaceWith(storedFormula(formula));
  for (const mark of copy.querySelectorAll('.ql-upload')) mark.textContent = mark.textContent.replaceAll('\uFEFF', '');
  for (const code of copy.querySelectorAll('.ql-code-block-container')) code.replaceWith(...asPre(code));
  // The line below a list or a quote, where the cursor may go.
  for (let last = copy.lastElementChild; isEmptyLine(last) && copy.childElementCount > 1; last = copy.lastElementChild)
    last.remove();
  modernLists(copy);
  return isEmpty(copy) ? '' : withoutDrawing(sanitizeHtml(copy.innerHTML));
}

/** The cursor stands in the marks that the next letter would get: without one, they mark nothing. */
function removeWithMarks(cursor: Element): void {
  const around = cursor.parentElement;
  cursor.remove();
  const isInline = around !== null && inlineMark.test(around.tagName);
  if (isInline && around.childNodes.length === 0) removeWithMarks(around);
}

const asPre = (code: Element): HTMLElement[] =>
  preOf(
    [...code.querySelectorAll('.ql-code-block')].map((line) => ({
      language: languageOf(line),
      text: line.textContent,
    })),
  );

const inlineMark = /^(?:a|code|del|em|ins|kbd|mark|s|small|span|strong|sub|sup|u)$/i;

const nodesOf = (html: string): ChildNode[] => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes];

const isEmptyLine = (line: Element | null): line is Element =>
  line?.tagName === 'P' && line.textContent.trim() === '' && line.querySelector('img') === null;

const isEmpty = (root: Element): boolean =>
  root.textContent.trim() === '' && root.querySelector('img, iframe, video, audio, hr, table') === null;

/** Without what a player gets while it is drawn. */
function withoutDrawing(html: string): string {
  if (!html.includes('<iframe')) return html;
  const holder = document.createElement('div');
  holder.append(...nodesOf(html));
  for (const frame of holder.querySelectorAll('iframe')) {
    for (const name of ['loading', 'sandbox']) frame.removeAttribute(name);
  }
  return holder.innerHTML;
}
