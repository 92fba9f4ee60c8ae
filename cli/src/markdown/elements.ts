/** Elements of HTML with the text that they were read from. */
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

export type ChildNode = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

export const parseHtml = (html: string): readonly ChildNode[] =>
  parseFragment(html, { sourceCodeLocationInfo: true }).childNodes;

export const isElement = (node: ChildNode): node is Element => defaultTreeAdapter.isElementNode(node);

/** The text of a node that is one; null for anything else. */
export const textOf = (node: ChildNode): string | null => ('value' in node ? node.value : null);

/** Whether an element says exactly this by its attributes. */
export const hasOnly = (element: Element, attributes: readonly (readonly [string, string])[]): boolean =>
  element.attrs.length === attributes.length &&
  element.attrs.every(({ name, value }, index) => attributes[index]?.[0] === name && attributes[index][1] === value);

export const isBare = (element: Element): boolean => element.attrs.length === 0;

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** An element as it is written, and its tags alone. */
export function sourceOf(
  element: Element,
  html: string,
): { readonly whole: string; readonly open: string; readonly close: string } {
  const place = element.sourceCodeLocation;
  const part = (span: { startOffset: number; endOffset: number } | null | undefined): string =>
    span ? html.slice(span.startOffset, span.endOffset) : '';
  return { whole: part(place), open: part(place?.startTag), close: part(place?.endTag) };
}
