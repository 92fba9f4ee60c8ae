import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from '../../ui/authorHtml/sanitizeHtml.ts';
import { cleanPaste } from './cleanPaste.ts';
import { createQuill, showHtml } from './createQuill.ts';
import { htmlOfQuill } from './htmlOfQuill.ts';

/** What the editor stores of HTML that is opened in it. */
function stored(html: string): string {
  const quill = createQuill(document.createElement('div'));
  showHtml(quill, html);
  return htmlOfQuill(quill.root);
}

const words = fc.constantFrom(
  'one',
  'two <strong>bold</strong>',
  '<mark>marked</mark> three',
  '<code>four</code>',
  '<em><mark>five</mark></em>',
  'so <span data-formula="inline">a_1 &lt; b\n+ c</span><span data-formula="inline">d</span>, <strong>and <span data-formula="inline">\\frac{1}{2}</span></strong>',
  '<a href="https://demo.test/" target="_blank" rel="noopener noreferrer">six</a>',
);

const aligned = fc.constantFrom('', ' class="ql-align-center"', ' class="ql-align-end"', ' class="ql-align-justify"');
const directed = fc.constantFrom('', ' dir="rtl"');

interface Item {
  readonly kind: 'bullet' | 'ordered' | 'checked' | 'unchecked';
  readonly inner: string;
  readonly look: string;
  readonly below: readonly Item[];
}

const { list } = fc.letrec<{ item: Item; list: readonly Item[] }>((tie) => ({
  item: fc.record({
    kind: fc.constantFrom('bullet', 'ordered', 'checked', 'unchecked'),
    inner: words,
    look: aligned,
    below: fc.oneof({ maxDepth: 4, withCrossShrink: true }, fc.constant([]), tie('list')),
  }),
  list: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
}));

/** A list is one element as long as its items are numbered, or are not. */
function listHtml(items: readonly Item[]): string {
  let open = '';
  const html = items.map(({ kind, inner, look, below }) => {
    const tag = kind === 'ordered' ? 'ol' : 'ul';
    const turn = open === tag ? '' : `${open === '' ? '' : `</${open}>`}<${tag}>`;
    open = tag;
    const state = kind === 'bullet' || kind === 'ordered' ? '' : ` data-list="${kind}"`;
    return `${turn}<li${state}${look}>${inner}${below.length > 0 ? listHtml(below) : ''}</li>`;
  });
  return `${html.join('')}</${open}>`;
}

const block = fc.oneof(
  fc
    .tuple(fc.constantFrom('p', 'h2', 'h3', 'h4', 'blockquote'), aligned, directed, words)
    .map(([tag, look, direction, inner]) => `<${tag}${look}${direction}>${inner}</${tag}>`),
  fc.constantFrom(
    '<hr>',
    '<pre>a\n\n  b</pre>',
    '<div data-formula="block">\\begin{aligned}a&amp;=b\\\\\nc&amp;=d\\end{aligned}</div>',
    '<pre data-language="python">a\n  b</pre>',
    '<pre data-language="sql">a</pre><pre data-language="cpp">b</pre><pre>c</pre>',
    '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
  ),
  list.map(listHtml),
);

/** Blocks with a paragraph between them: lists and code that stand beside each other are one. */
const text = fc.array(block, { minLength: 1, maxLength: 4 }).map((blocks) => blocks.join('<p>x</p>'));

const sorted = (html: string): string =>
  html.replaceAll(
    /<li( [^>]*)>/g,
    (_, names: string) =>
      `<li${names
        .split(/ (?=[a-z-]+=)/)
        .sort()
        .join(' ')}>`,
  );

describe('EDIT-16 OP-213 OP-214 what is written stays what it is', () => {
  it('stored, drawn, opened and stored again', () => {
    fc.assert(
      fc.property(text, (html) => {
        const once = stored(html);
        expect(sorted(once)).toBe(sorted(html));
        expect(sanitizeHtml(once)).toBe(once);
        expect(stored(once)).toBe(once);
      }),
      { numRuns: 60 },
    );
  });

  it('and pasted again', () => {
    fc.assert(
      fc.property(text, (html) => {
        const pasted = cleanPaste(stored(html));
        expect(sorted(stored(pasted))).toBe(sorted(stored(html)));
      }),
      { numRuns: 60 },
    );
  });
});

describe('EDIT-16 OP-213 lists of tasks from elsewhere stay tasks', () => {
  const tasks = '<ul><li data-list="checked">Done</li><li data-list="unchecked">Open</li></ul>';

  it.each([
    [
      'a forge',
      '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled checked> Done</li><li class="task-list-item"><input type="checkbox" disabled> Open</li></ul>',
    ],
    [
      'an online document',
      '<ul><li dir="ltr" role="checkbox" aria-checked="true"><p role="presentation">Done</p></li><li dir="ltr" role="checkbox" aria-checked="false"><p role="presentation">Open</p></li></ul>',
    ],
    [
      'a notebook',
      '<ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span>Done</span></li><li><div class="checkbox checkbox-off"></div> <span>Open</span></li></ul>',
    ],
    ['the editor itself', tasks],
  ])('%s', (_from, html) => {
    expect(stored(cleanPaste(html))).toBe(tasks);
  });
});
