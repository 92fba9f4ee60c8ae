import { sanitizeHtml } from '../../ui/authorHtml/sanitizeHtml.ts';
import { nameLanguage } from './codeLines.ts';
import { pictureAddress } from './driveAddress.ts';
import { startOfList, typeOfList } from './listNumbering.ts';
import { keyOfMark, markOf } from '../uploads/uploadMark.ts';
import { takeFormulas } from './pastedFormulas.ts';
import { pictureTakerOf, type PictureTaker } from './pictureTaker.ts';
import { cleanTables, withoutOverflow } from './table/cleanTable.ts';
import { taskItems, taskStateOf } from './taskItems.ts';
import { wordLists } from './wordLists.ts';

/** What carries no words of the text. */
const dirt =
  'script, style, meta, link, title, template, noscript, button, input, select, textarea, svg, canvas, object, embed';

/** What its author did not see: hidden texts, and the marks of comments in Word. */
const unseen =
  '[hidden], [style*="display:none" i], [style*="display: none" i], [style*="mso-hide:all" i], [style*="mso-hide: all" i], .MsoCommentReference';

/** For Word alone: a comment to everybody else, up to its own end. */
const forWord = /<!--\[if [^\]]*\]>(?!<!--)[\s\S]*?<!\[endif\]-->/gi;
/** What Word puts around a part that all others read. */
const aroundOthers = /<!\[(?:if [^\]>]*|endif)\]>/gi;

/** What is left of styling: emphasis, as elements. */
const emphasis: readonly { readonly tag: string; readonly is: (style: CSSStyleDeclaration) => boolean }[] = [
  { tag: 'strong', is: ({ fontWeight }) => fontWeight === 'bold' || Number(fontWeight) >= 600 },
  {
    tag: 'u',
    is: ({ textDecoration, textDecorationLine }) => `${textDecoration}${textDecorationLine}`.includes('underline'),
  },
  { tag: 'em', is: ({ fontStyle }) => fontStyle === 'italic' },
  {
    tag: 's',
    is: ({ textDecoration, textDecorationLine }) => `${textDecoration}${textDecorationLine}`.includes('line-through'),
  },
  { tag: 'sub', is: ({ verticalAlign }) => verticalAlign === 'sub' },
  { tag: 'sup', is: ({ verticalAlign }) => verticalAlign === 'super' },
];

/** Where an emphasis is there already. */
const already: Readonly<Record<string, string>> = {
  strong: 'strong, b, th, h1, h2, h3, h4, h5, h6',
  em: 'em, i',
  u: 'u, ins, a',
};

/**
 * HTML from a word processor, an online document or a web page with its structure (headings, lists, tables, links, emphasis) and without
 * its looks: colours, sizes, fonts, classes, trackers and comments. A first-level heading becomes one of the second level, as the page
 * has its own.
 */
export function cleanPaste(html: string, taker: PictureTaker = pictureTakerOf(null)): string {
  const plain = html.replaceAll(forWord, '').replaceAll(aroundOthers, '');
  const { body } = new DOMParser().parseFromString(plain, 'text/html');
  for (const node of comments(body)) node.remove();
  for (const element of body.querySelectorAll(unseen)) {
    // Of a formula that is a picture to the eye the hidden part has the words.
    if (element.querySelector('math') === null) element.remove();
  }
  // A formula may be drawn by what carries no words.
  if (takeFormulas(body) > 0) taker.onFormulas();
  taskItems(body);
  for (const code of body.querySelectorAll('pre')) nameLanguage(code);
  for (const element of body.querySelectorAll(dirt)) element.remove();
  inheritDirections(body);
  withoutOverflow(body);
  wordLists(body);
  for (const element of body.querySelectorAll<HTMLElement>('*')) clean(element, taker);
  for (const wrapper of body.querySelectorAll(
    'span:not(.ql-upload, [data-formula]), font, article, section, main, header, footer, o\\:p',
  ))
    unwrap(wrapper);
  cleanTables(body);
  for (const block of body.querySelectorAll('div:not([data-formula])')) asParagraph(block);
  for (const inner of body.querySelectorAll('li > p:only-of-type')) unwrap(inner);
  for (const empty of body.querySelectorAll('p, h2, h3, h4, h5, h6, strong, em, s, sub, sup, a, u, b, i')) {
    if (empty.textContent.trim() === '' && empty.querySelector('img, iframe, br') === null) empty.remove();
  }
  for (const node of texts(body)) {
    // Between blocks it is the layout of the source.
    if (node.data.trim() === '' && /^(?:body|ul|ol|table|tbody|thead|tr)$/i.test(node.parentElement?.tagName ?? ''))
      node.remove();
  }
  for (const loose of body.querySelectorAll(':scope > br')) loose.remove();
  // The last line break of a block draws nothing.
  for (const line of body.querySelectorAll('p'))
    if (line.textContent.trim() === '' && !line.querySelector('img')) line.remove();
  return sanitizeHtml(body.innerHTML).trim();
}

function clean(element: HTMLElement, taker: PictureTaker): void {
  const tag = element.tagName.toLowerCase();
  if (tag === 'h1') return clean(replaceTag(element, 'h2'), taker);
  // Online documents wrap all of it in an element that says "not bold".
  if (/^(?:b|strong)$/.test(tag) && element.style.fontWeight === 'normal') return unwrap(element);
  const modern = { b: 'strong', i: 'em', strike: 's' }[tag];
  if (modern) return clean(replaceTag(element, modern), taker);
  if (tag === 'img') return cleanPicture(element as HTMLImageElement, taker);
  if (element.classList.contains('ql-upload')) return cleanMark(element, taker);
  if (tag === 'a') cleanLink(element as HTMLAnchorElement);
  for (const each of /^(?:h[1-6]|a)$/.test(tag) ? [] : emphasis) {
    const isSaid = element.closest(already[each.tag] ?? each.tag);
    if (!isSaid && each.is(element.style) && element.textContent.trim() !== '') wrapInside(element, each.tag);
  }
  const numbering = tag === 'ol' ? { start: startOfList(element), type: typeOfList(element) } : {};
  const own = {
    class: alignmentOf(element),
    'data-list': taskStateOf(element),
    dir: directionOf(element),
    'data-language': element.getAttribute('data-language'),
  };
  for (const name of [
    'class',
    'style',
    'id',
    'title',
    'lang',
    'dir',
    'width',
    'height',
    'data-list',
    'data-language',
    'start',
    'type',
    'value',
  ])
    element.removeAttribute(name);
  for (const [name, value] of Object.entries({ ...numbering, ...own }))
    if (value !== null) element.setAttribute(name, String(value));
  return undefined;
}

const blocks = 'p, div, h1, h2, h3, h4, h5, h6, li, blockquote, td, th';

/** Blocks say how they run themselves: what stands around them goes. */
function inheritDirections(root: ParentNode): void {
  for (const block of root.querySelectorAll<HTMLElement>(blocks)) {
    const around = block.closest<HTMLElement>('[dir], [style*="direction"]');
    const said = around?.getAttribute('dir') ?? around?.style.direction;
    if (said) block.setAttribute('dir', said);
  }
}

/** How the editor's own lines are aligned; of other programs it is a look. */
const alignmentOf = (element: Element): string | null =>
  [...element.classList].find((name) => /^ql-align-[a-z]+$/.test(name)) ?? null;

/** Blocks that say how they run where the page would have it otherwise; from left to right is how it runs of itself. */
function directionOf(element: HTMLElement): string | null {
  if (!element.matches(blocks)) return null;
  const said = element.getAttribute('dir')?.toLowerCase() ?? '';
  return /^(?:rtl|auto)$/.test(said) ? said : null;
}

/** A picture for what it shows, by an address of ours or of the web; else what its taker puts in its place. */
function cleanPicture(image: HTMLImageElement, taker: PictureTaker): void {
  if (isTracker(image)) return image.remove();
  const src = pictureAddress(image.getAttribute('src') ?? '');
  const alt = image.getAttribute('alt') ?? '';
  // Mail and chat programs draw each emoji as a picture of theirs.
  if (emoji.test(alt)) return image.replaceWith(alt);
  const taken = taker.address(src, alt);
  if (taken === null) return image.remove();
  for (const name of image.getAttributeNames()) image.removeAttribute(name);
  image.setAttribute('src', src);
  image.setAttribute('alt', alt);
  if (taken !== 'keep') image.outerHTML = markOf(taken.key, taken.name);
  return undefined;
}

/** The mark of a picture that is still on its way moves with the words around it; that of another course leads nowhere. */
function cleanMark(mark: HTMLElement, taker: PictureTaker): void {
  const key = keyOfMark(mark);
  if (key === null || !taker.isOpen(key)) return mark.remove();
  mark.outerHTML = markOf(key, mark.textContent.replaceAll('\uFEFF', ''));
  return undefined;
}

const emoji = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f)+$/u;

const isTracker = (image: HTMLImageElement): boolean =>
  Math.max(Number(image.getAttribute('width') ?? 9), Number(image.getAttribute('height') ?? 9)) <= 1;

/** Links open a new tab (EDIT-16); those within the pasted page lead nowhere any more. */
function cleanLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  if (!/^(?:https?|mailto|tel):/i.test(href)) return unwrap(link);
  for (const name of link.getAttributeNames()) link.removeAttribute(name);
  link.setAttribute('href', href);
  link.setAttribute('target', '_blank');
  return undefined;
}

/** A box that holds text is a paragraph; one that holds blocks is nothing. */
function asParagraph(box: Element): void {
  const holdsBlocks = box.querySelector('p, div, ul, ol, table, h2, h3, h4, h5, h6, blockquote, pre, figure') !== null;
  if (holdsBlocks || box.closest('li, td, th, p')) unwrap(box);
  else replaceTag(box, 'p');
}

function replaceTag(element: Element, tag: string): HTMLElement {
  const next = document.createElement(tag);
  for (const name of ['dir', 'style']) {
    const value = element.getAttribute(name);
    if (value !== null) next.setAttribute(name, value);
  }
  next.append(...element.childNodes);
  element.replaceWith(next);
  return next;
}

function wrapInside(element: Element, tag: string): void {
  const inner = document.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

const comments = (root: Node): Comment[] => nodesOf<Comment>(root, NodeFilter.SHOW_COMMENT);
const texts = (root: Node): Text[] => nodesOf<Text>(root, NodeFilter.SHOW_TEXT);

function nodesOf<Kind extends Node>(root: Node, kind: number): Kind[] {
  const walker = document.createTreeWalker(root, kind);
  const found: Kind[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Kind);
  return found;
}
