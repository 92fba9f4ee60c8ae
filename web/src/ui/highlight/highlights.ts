/** Marks on words that leave what is drawn alone: an element around them would be lost with the next drawing (CSS Custom Highlight API). */

/** Whether the browser can mark words. */
export const canMark = (): boolean => typeof CSS !== 'undefined' && 'highlights' in CSS;

/** Adds ranges to a highlight, which all who mark something under its name share. */
export function mark(name: string, ranges: readonly Range[]): void {
  if (!canMark() || ranges.length === 0) return;
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  for (const range of ranges) highlight.add(range);
  CSS.highlights.set(name, highlight);
}

/** Takes ranges out of a highlight. */
export function unmark(name: string, ranges: readonly Range[]): void {
  if (!canMark()) return;
  const highlight = CSS.highlights.get(name);
  for (const range of ranges) highlight?.delete(range);
  if (highlight?.size === 0) CSS.highlights.delete(name);
}

/** Calls `draw` at once, and in the frame after anything within the elements was drawn otherwise, until what is given is called. */
export function drawnWith(elements: readonly Element[], draw: () => void): () => void {
  draw();
  let frame = 0;
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  });
  for (const element of elements) observer.observe(element, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
