import type { List, ListItem, PhrasingContent } from 'mdast';
import { attributeOf, hasOnly, isBare, isElement, type ChildNode, type Element } from './elements.ts';
import type { Parts } from './parts.ts';

/** A list of Markdown, or null for what is none. */
export function listOf(element: Element, parts: Parts): List | null {
  const { tagName, childNodes } = element;
  const ordered = tagName === 'ol';
  const start = ordered ? attributeOf(element, 'start') : undefined;
  const isPlain = hasOnly(element, start === undefined ? [] : [['start', start]]);
  const items = childNodes.filter(isElement);
  if ((!ordered && tagName !== 'ul') || !isPlain || items.length === 0 || items.length < childNodes.length) {
    return null;
  }
  if (items.some((item) => item.tagName !== 'li' || !isBare(item))) {
    return null;
  }
  // Paragraphs in its items are drawn apart, and then all of them are.
  const spread = items.some(({ childNodes: inside }) => inside.some((node) => isElement(node) && node.tagName === 'p'));
  const children = items.map((item) => itemOf(item, spread, parts));
  return { type: 'list', ordered, start: ordered ? Number(start ?? 1) : null, spread, children };
}

const isWord = (node: ChildNode): boolean =>
  !isElement(node) || !/^(?:p|ul|ol|pre|blockquote|table)$/.test(node.tagName);

/** The words of an item, and behind them the lists in it. */
function itemOf(item: Element, spread: boolean, parts: Parts): ListItem {
  const words = item.childNodes.filter(isWord);
  const phrasing: PhrasingContent[] = parts.phrasing(words);
  const blocks = item.childNodes.filter(isElement).filter((node) => !isWord(node));
  const children = [
    ...(phrasing.length > 0 ? [{ type: 'paragraph', children: phrasing } as const] : []),
    ...blocks.map((block) => parts.block(block)),
  ] as ListItem['children'];
  return { type: 'listItem', spread, children };
}
