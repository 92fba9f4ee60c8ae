import type { PhrasingContent, RootContent } from 'mdast';
import type { ChildNode, Element } from './elements.ts';

/** How the parts of a block become Markdown. */
export interface Parts {
  readonly block: (element: Element) => RootContent;
  readonly phrasing: (nodes: readonly ChildNode[]) => PhrasingContent[];
}
