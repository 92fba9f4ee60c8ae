import type { BlockContent, PhrasingContent, RootContent } from 'mdast';
import { printMarkdown } from './dialect.ts';
import {
  attributeOf,
  hasOnly,
  isBare,
  isElement,
  parseHtml,
  sourceOf,
  textOf,
  type ChildNode,
  type Element,
} from './elements.ts';
import { htmlOfMarkdown } from './htmlOfMarkdown.ts';
import { linkAttributes } from './links.ts';
import { listOf } from './listOf.ts';
import type { Parts } from './parts.ts';
import { tableOf } from './tableOf.ts';

/**
 * A text in Markdown that stands for exactly this HTML, or null where there is none. Elements that Markdown has no mark for stay as they
 * are within it.
 */
export function markdownOfHtml(html: string): string | null {
  const blocks = parseHtml(html).map((node) => (isElement(node) ? blockOf(node, html) : null));
  const children = blocks.filter((block) => block !== null);
  if (children.length === 0 || children.length < blocks.length) {
    return null;
  }
  const markdown = printMarkdown({ type: 'root', children });
  return htmlOfMarkdown(markdown) === html ? markdown : null;
}

/** What a block is in Markdown; as it is written where Markdown has no such block. */
function blockOf(element: Element, html: string): RootContent {
  const { tagName, childNodes } = element;
  if (isBare(element)) {
    const heading = /^h([1-6])$/.exec(tagName);
    if (heading) {
      const depth = Number(heading[1]) as 1 | 2 | 3 | 4 | 5 | 6;
      return { type: 'heading', depth, children: phrasingOf(childNodes, html) };
    }
    if (tagName === 'p') {
      return { type: 'paragraph', children: phrasingOf(childNodes, html) };
    }
    if (tagName === 'hr') {
      return { type: 'thematicBreak' };
    }
    if (tagName === 'blockquote' && childNodes.every(isElement)) {
      const children = childNodes.map((child) => blockOf(child, html)) as BlockContent[];
      return { type: 'blockquote', children };
    }
  }
  const parts: Parts = { block: (part) => blockOf(part, html), phrasing: (nodes) => phrasingOf(nodes, html) };
  return (
    codeOf(element) ??
    listOf(element, parts) ??
    tableOf(element, parts) ?? { type: 'html', value: sourceOf(element, html).whole }
  );
}

function codeOf(element: Element): RootContent | null {
  const lang = attributeOf(element, 'data-language') ?? null;
  const isCode = element.tagName === 'pre' && hasOnly(element, lang === null ? [] : [['data-language', lang]]);
  const texts = element.childNodes.map(textOf);
  return isCode && texts.every((text) => text !== null) ? { type: 'code', lang, value: texts.join('') } : null;
}

/** Words with their marks; elements without a mark as they are written. */
const phrasingOf = (nodes: readonly ChildNode[], html: string): PhrasingContent[] =>
  nodes.flatMap((node): PhrasingContent[] => {
    const text = textOf(node);
    if (text !== null) {
      return [{ type: 'text', value: text }];
    }
    if (!isElement(node)) {
      return [];
    }
    const children = phrasingOf(node.childNodes, html);
    return [markedOf(node, children)].flatMap((marked) => marked ?? rawOf(node, children, html));
  });

function markedOf(element: Element, children: PhrasingContent[]): PhrasingContent | null {
  const { tagName, childNodes } = element;
  if (tagName === 'a') {
    const url = attributeOf(element, 'href') ?? '';
    return hasOnly(element, linkAttributes(url)) ? { type: 'link', url, children } : null;
  }
  if (tagName === 'img') {
    const [url, alt] = [attributeOf(element, 'src') ?? '', attributeOf(element, 'alt') ?? ''];
    const isPlain = hasOnly(element, [
      ['src', url],
      ['alt', alt],
    ]);
    return isPlain ? { type: 'image', url, alt } : null;
  }
  if (!isBare(element)) {
    return null;
  }
  switch (tagName) {
    case 'br':
      return { type: 'break' };
    case 'strong':
      return { type: 'strong', children };
    case 'em':
      return { type: 'emphasis', children };
    case 's':
      return { type: 'delete', children };
    case 'code': {
      const texts = childNodes.map(textOf);
      return texts.every((text) => text !== null) ? { type: 'inlineCode', value: texts.join('') } : null;
    }
    default:
      return null;
  }
}

function rawOf(element: Element, children: PhrasingContent[], html: string): PhrasingContent[] {
  const { open, close } = sourceOf(element, html);
  return [
    { type: 'html', value: open },
    ...children,
    ...(close === '' ? [] : [{ type: 'html', value: close } as const]),
  ];
}
