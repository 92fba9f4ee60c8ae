import { modernLists } from './modernLists.ts';

/** Elements that are written in more than one way. */
const sameTag: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's', div: 'p' };

const inlineTags = new Set(
  'a abbr b cite code del em i ins kbd mark q s small span strike strong sub sup u'.split(' '),
);
/** Elements that stand for themselves. */
const embeds = new Set(['img', 'iframe', 'video', 'audio', 'hr']);
/** What drawing and saving add on their own. */
/** What another attribute says as well. */
const byClass: Readonly<Record<string, string>> = { 'ql-direction-rtl': 'dir="rtl"' };
const ignored = new Set(['rel', 'loading', 'sandbox', 'frameborder', 'allowfullscreen', 'data-row', 'spellcheck']);

/**
 * What HTML says, as text: two pieces that read the same give the same, whichever way they are written (tags in another order, `b` or
 * `strong`, spaces between blocks). Tells whether the editor can show a piece without changing it.
 */
export function canonicalHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  modernLists(body);
  const lines: string[] = [];
  writeBlock(body, lines, false);
  return lines.join('\n');
}

interface Run {
  readonly marks: string;
  text: string;
}

function writeBlock(block: Element, lines: string[], pre: boolean): void {
  let runs: Run[] = [];
  const flush = (): void => {
    const line = lineOf(runs, pre);
    // Words that stand in no block are a paragraph.
    if (line !== '') lines.push(...(block.tagName === 'BODY' ? ['<p>', line, '</p>'] : [line]));
    runs = [];
  };
  const walk = (node: ChildNode, marks: readonly string[]): void => {
    if (node instanceof Text) return add(runs, marks, node.data);
    if (!(node instanceof Element)) return undefined;
    const tag = node.tagName.toLowerCase();
    if (tag === 'br') return add(runs, [], isLastIn(node) ? '' : '\n', true);
    if (embeds.has(tag)) return add(runs, marks, `<${tag}${attributesOf(node)}>`, true);
    if (inlineTags.has(tag)) {
      for (const child of node.childNodes) walk(child, [...marks, ...marksOf(node, sameTag[tag] ?? tag)]);
      return undefined;
    }
    flush();
    // A paragraph alone in an item or a cell says no more than its words.
    const unwrapped = /^(?:li|td|th|blockquote)$/.test(block.tagName.toLowerCase()) && (tag === 'p' || tag === 'div');
    const inside = tag === 'pre' || pre;
    if (unwrapped && block.firstElementChild === node && attributesOf(node) === '') {
      writeBlock(node, lines, inside);
      return undefined;
    }
    lines.push(`<${sameTag[tag] ?? tag}${attributesOf(node)}>`);
    writeBlock(node, lines, inside);
    lines.push(`</${sameTag[tag] ?? tag}>`);
    return undefined;
  };
  for (const child of block.childNodes) walk(child, []);
  flush();
}

/** Text beside text of the same marks is one run. `whole`: what is no text keeps its spaces. */
function add(runs: Run[], marks: readonly string[], text: string, whole = false): void {
  const key = whole ? '' : [...new Set(marks)].sort((a, b) => a.localeCompare(b)).join(' ');
  const last = runs.at(-1);
  if (last?.marks === key) last.text += text;
  else runs.push({ marks: key, text });
}

function lineOf(runs: readonly Run[], pre: boolean): string {
  if (pre)
    return runs
      .map(({ marks, text }) => `{${marks}}${text}`)
      .join('')
      .replace(/\n$/, '');
  const text = runs.map(({ marks, text }) => (text === '' ? '' : `{${marks}}${text}`)).join('');
  const line = text.replaceAll(/[ \t\r\n\u00A0]+/g, ' ').replaceAll(/ ?(\{[^}]*\}) ?/g, '$1');
  return line.replaceAll(/\{[^}]*\}(?=\{|$)/g, '').trim();
}

const marksOf = (element: Element, tag: string): string[] =>
  tag === 'span' ? attributeList(element) : [`${tag}${attributesOf(element)}`];

const attributesOf = (element: Element): string =>
  attributeList(element)
    .map((text) => ` ${text}`)
    .join('');

function attributeList(element: Element): string[] {
  return [...element.attributes]
    .flatMap(({ name, value }) => {
      // What a list and a cell have without being told.
      const isPlain = value === '1' && (element.tagName === 'OL' || /^(?:col|row)span$/.test(name));
      if (ignored.has(name) || isPlain) return [];
      if (name === 'class')
        return [...element.classList].filter((each) => each !== 'ql-video').map((each) => byClass[each] ?? `.${each}`);
      if (name === 'style' && element instanceof HTMLElement) return stylesOf(element.style);
      return [`${name}="${value}"`];
    })
    .sort((a, b) => a.localeCompare(b));
}

/** Declarations as the browser writes them; alignment by the class that says the same. */
function stylesOf(style: CSSStyleDeclaration): string[] {
  return [...style].map((name) => {
    const value = style.getPropertyValue(name);
    return name === 'text-align' ? `.ql-align-${value}` : `${name}:${value}`;
  });
}

const isLastIn = (node: Element): boolean => node.nextSibling === null;
