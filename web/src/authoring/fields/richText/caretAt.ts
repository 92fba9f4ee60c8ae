/** A place in the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The place in the text of an element that is at a point of the window; null where there is none, or the browser cannot tell. */
export function caretAt(root: Element, { x, y }: Point): { readonly node: Node; readonly offset: number } | null {
  const position = 'caretPositionFromPoint' in document ? document.caretPositionFromPoint(x, y) : null;
  if (!position || !root.contains(position.offsetNode)) return null;
  return { node: position.offsetNode, offset: position.offset };
}
