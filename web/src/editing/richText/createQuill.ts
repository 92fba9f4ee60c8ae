import Delta from 'quill-delta';
import { sanitizeHtml } from '../../ui/authorHtml/sanitizeHtml.ts';
import { canonicalHtml } from './canonicalHtml.ts';
import { htmlOfQuill } from './htmlOfQuill.ts';
import { followsNumbers, itemNumbers } from './listNumbers.ts';
import { modernLists } from './modernLists.ts';
import { handleLeaving, listBindings } from './listKeys.ts';
import { enterBindings } from './markdownEnter.ts';
import { formats, type Quill } from './quillFormats.ts';
import { handleSelectAll } from './selectAll.ts';
import { handleShortcuts } from './shortcuts.ts';
import { formulaDelta } from './formulaBlots.ts';
import { formulaBindings, handleFormulas } from './formulaCommands.ts';
import { readCell } from './table/tableHtml.ts';
import { SafeQuill } from './table/safeQuill.ts';
import { handleTableMenu } from './table/tableMenuAsked.ts';
import { handleTables, keepLineBelow, tableBindings } from './table/tableKeys.ts';
import { handleTyped } from './typed.ts';

export type { Quill };

/** The editor of a text in an element of the page. */
export function createQuill(container: HTMLElement): Quill {
  const quill = new SafeQuill(container, {
    formats: [...formats],
    modules: {
      clipboard: {
        matchers: [
          ['br', softBreak],
          ['[data-formula]', formulaDelta],
          ['li', itemNumbers],
          ['td, th', readCell],
        ],
      },
      keyboard: {
        bindings: {
          softBreak: { key: 'Enter', shiftKey: true, handler: insertSoftBreak },
          // Tab leads out of the editor (WCAG 2.1.2), but within a list. In a table it goes from cell to cell, and out.
          tab: { key: 'Tab', handler: () => true },
          ...listBindings,
          'list autofill': null,
          ...enterBindings,
          ...formulaBindings,
          ...tableBindings,
          'indent code-block': null,
          'outdent code-block': null,
        },
      },
    },
  });
  handleSelectAll(quill);
  handleLeaving(quill);
  handleShortcuts(quill);
  handleTyped(quill);
  handleFormulas(quill);
  handleTables(quill);
  handleTableMenu(quill);
  return quill;
}

/**
 * Shows HTML in the editor. A piece at the top level that the editor would change stays as it is, as a whole (`kept`), so that nothing is
 * lost by opening a text and typing in it.
 */
export function showHtml(quill: Quill, html: string): void {
  setHtml(quill, html);
  keepLineBelow(quill);
  // Undoing what was written ends here: before it, nothing stood in the editor.
  quill.history.clear();
}

function setHtml(quill: Quill, html: string): void {
  const { body } = new DOMParser().parseFromString(sanitizeHtml(html), 'text/html');
  modernLists(body);
  modernDirections(body);
  for (const list of body.querySelectorAll('ol:not([start])'))
    if (followsNumbers(list)) list.setAttribute('start', '1');
  quill.setContents(quill.clipboard.convert({ html: body.innerHTML }), 'silent');
  if (isSame(quill, body.innerHTML)) return;
  const pieces = piecesOf(body).map((piece) => {
    const delta = quill.clipboard.convert({ html: piece });
    quill.setContents(delta, 'silent');
    return isSame(quill, piece) ? endingInLine(delta) : new Delta().insert({ kept: piece });
  });
  quill.setContents(
    pieces.reduce((all, piece) => all.concat(piece), new Delta()),
    'silent',
  );
}

/** The direction of a block by the class that the editor wrote before. */
function modernDirections(root: ParentNode): void {
  for (const block of root.querySelectorAll('.ql-direction-rtl')) {
    block.classList.remove('ql-direction-rtl');
    if (block.classList.length === 0) block.removeAttribute('class');
    block.setAttribute('dir', 'rtl');
  }
}

const isSame = (quill: Quill, html: string): boolean => canonicalHtml(htmlOfQuill(quill.root)) === canonicalHtml(html);

/** The blocks of a text; words that stand in none are a paragraph. */
function piecesOf(body: HTMLElement): string[] {
  const pieces: string[] = [];
  let loose = document.createElement('p');
  const flush = (): void => {
    if (loose.textContent.trim() !== '' || loose.childElementCount > 0) pieces.push(loose.outerHTML);
    loose = document.createElement('p');
  };
  for (const node of body.childNodes) {
    const isLoose = node instanceof Text || (node instanceof Element && inline.test(node.tagName));
    if (isLoose) loose.append(node.cloneNode(true));
    else if (node instanceof Element) {
      flush();
      pieces.push(node.outerHTML);
    }
  }
  flush();
  return pieces;
}

const inline = /^(?:a|abbr|b|br|cite|code|del|em|i|img|ins|kbd|mark|q|s|small|span|strong|sub|sup|u)$/i;

/** The library leaves the last line open. */
function endingInLine(delta: Delta): Delta {
  const last = delta.ops.at(-1)?.insert;
  const ends =
    typeof last === 'string'
      ? last.endsWith('\n')
      : last !== undefined && ('rule' in last || 'video' in last || 'formula-block' in last);
  return ends ? delta : delta.concat(new Delta().insert('\n'));
}

/** A `br` is a new line within its paragraph, but for the one that keeps an empty or last line open. */
function softBreak(node: Node, delta: Delta): Delta {
  return node.nextSibling === null ? delta : new Delta().insert({ softBreak: true });
}

function insertSoftBreak(this: { quill: Quill }, range: { readonly index: number; readonly length: number }): boolean {
  this.quill.deleteText(range.index, range.length, 'user');
  this.quill.insertEmbed(range.index, 'softBreak', true, 'user');
  this.quill.setSelection(range.index + 1, 0, 'silent');
  return false;
}
